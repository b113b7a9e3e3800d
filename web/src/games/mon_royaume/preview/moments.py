# /// script
# dependencies = ["tablee"]
# ///
"""Write moments.json: moments of one play with greedy bots, as the board of seat 0 gets them from the server."""

import json
from pathlib import Path
from typing import Any

import msgspec

from tablee.bots.bot import Seen
from tablee.bots.mon_royaume.greedy import GreedyBot
from tablee.games.mon_royaume.game import MonRoyaume
from tablee.kernel.play import play
from tablee.kernel.position import Position
from tablee.kernel.rng import rng_from

BUILT = {0: "build0", 5: "build", 10: "confirm"}
Moment = dict[str, Any]


def moment(position: Position) -> Moment:
    """The view of seat 0 and what it is asked."""
    choices = (
        [{"notation": d.notation, "verb": d.verb, "touches": list(d.words)} for d in position.legal(0)]
        if 0 in position.to_act()
        else None
    )
    question = None if choices is None else {"number": 1, "ask": position.question(0), "choices": choices}
    return {"view": json.loads(msgspec.json.encode(position.view(0))), "question": question, "seat": 0}


def name_of(view: Any) -> str | None:
    """What the moment is called, if it is one to keep."""
    if view["step"] == "pick":
        return {(1, 1): "first", (2, 4): "draft"}.get((view["round"], view["pick"]))
    if view["step"] == "build":
        return BUILT.get(sum(slot["tile"] is not None for slot in view["seats"][0]["kingdom"]))
    return str(view["step"])


def moments(game: MonRoyaume, seats: int, options: dict[str, str], seed: int) -> dict[str, Moment]:
    """One play from the deal to the end."""
    position = game.deal(game.setup(seats, options), bytes([seed]) * 32)
    bot, rng = GreedyBot(), rng_from(bytes([9]) * 32)
    kept: dict[str, Moment] = {}
    while position.result() is None:
        if 0 in position.to_act():
            now = moment(position)
            kept.setdefault(name_of(now["view"]) or "", now)
        seat = position.to_act()[0]
        play(position, seat, bot.choose(Seen(position, seat), rng))
    kept.pop("", None)
    return {**kept, "over": moment(position)}


def names(game: MonRoyaume, lang: str) -> dict[str, str]:
    """The printed name of everything."""
    box = game.box
    ids = [*box.kind_ids, *box.tale_ids, *box.adventure_ids, *box.bard_ids, *box.colour_ids]
    return {word: game.component_name(word, lang) for word in ids}


def main() -> None:
    game = MonRoyaume()
    found = moments(game, 4, {}, 1)
    found["two"] = moments(game, 2, {"level": "simplified_1"}, 3)["draft"]
    told = {"moments": found, "names": {lang: names(game, lang) for lang in ("fr", "en")}}
    text = json.dumps(told, ensure_ascii=False, separators=(",", ":"))
    (Path(__file__).parent / "moments.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
