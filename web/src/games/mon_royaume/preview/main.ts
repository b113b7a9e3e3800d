import { mount } from "svelte";
import en from "../../../../../src/tablee/texts/en/mon_royaume.ftl?raw";
import fr from "../../../../../src/tablee/texts/fr/mon_royaume.ftl?raw";
import type { QuestionOut } from "../../../net/messages";
import { settings } from "../../../table/settings.svelte";
import { bundle, Texts } from "../../../texts/texts.svelte";
import "../../../ui/theme.css";
import Moment from "./Moment.svelte";
import moments from "./moments.json";
import Pieces from "./Pieces.svelte";

/** The pieces, or a moment of a real play: `?moment=build&theme=dark&lang=en`. */
const asked = new URLSearchParams(location.search);
const target = document.getElementById("preview");
const names = ["Moi", "Anouk", "Basile", "Clémence"];

function show(into: HTMLElement, name: string): void {
  const found = (moments.moments as Record<string, { view: unknown; question: QuestionOut | null }>)[name];
  const texts = new Texts("mon_royaume", { fr: bundle("fr", fr), en: bundle("en", en) }, moments.names, names, 0);
  if (!found) mount(Pieces, { target: into });
  else mount(Moment, { target: into, props: { ...found, texts, names, reducedMotion: asked.has("still") } });
}

document.documentElement.dataset["theme"] = asked.get("theme") ?? "light";
settings.lang = asked.get("lang") === "en" ? "en" : "fr";
if (target) show(target, asked.get("moment") ?? "");
