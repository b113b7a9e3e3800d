import type { RoyaumesSauvagesRealmView } from "../../net/messages";
import type { Texts } from "../../texts/texts.svelte";
import { standings, withOneMore } from "./influence";
import { tell } from "./words";

/** What a claim in a realm would bring, in a few words: the influence, the place, and the capital if it is the last space. */
export function wouldBring(texts: Texts, realm: RoyaumesSauvagesRealmView, side: number): string {
  const after = withOneMore(realm.influence, side);
  const influence = after?.influence ?? 1;
  const rivals = standings(realm.influence).filter((one) => one.side !== side && one.influence === influence).length;
  const place = after?.rank === 1 ? (rivals > 0 ? "tied" : "first") : "behind";
  const capital = realm.column.length === realm.size - 1 ? `${tell(texts, "would-capital")} ` : "";
  return capital + tell(texts, "would", { influence, place });
}
