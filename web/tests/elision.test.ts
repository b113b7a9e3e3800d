import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";
import { FUNCTIONS } from "../src/texts/elision";

const texts = new FluentBundle("fr", { functions: FUNCTIONS, useIsolating: false });
texts.addResource(new FluentResource("castle = Le château { DE($name) }\nspecies = La même espèce { QUE($name) }"));

function said(id: string, name: string): string {
  const faults: Error[] = [];
  const text = texts.formatPattern(texts.getMessage(id)!.value!, { name }, faults);
  expect(faults).toEqual([]);
  return text;
}

it.each([
  ["Ada", "d'Ada"], ["Élodie", "d'Élodie"], ["œuf", "d'œuf"], ["Yves", "d'Yves"], ["Yasmine", "de Yasmine"], ["Y", "de Y"],
  ["Bo", "de Bo"], ["Hugo", "de Hugo"], ["7", "de 7"],
])("says « de » before %s as one does", (name, expected) => {
  expect(said("castle", name)).toBe(`Le château ${expected}`);
});

it("says « que » alike", () => {
  expect([said("species", "Abeille 4"), said("species", "Tigre 7")]).toEqual(["La même espèce qu'Abeille 4", "La même espèce que Tigre 7"]);
});
