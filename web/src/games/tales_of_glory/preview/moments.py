# /// script
# dependencies = ["tablee"]
# ///
"""Write moments.json: moments of two plays with greedy bots, as the board of seat 0 gets them, and the box."""

import json
import tomllib
from pathlib import Path
from typing import Any

import msgspec

import tablee.games.tales_of_glory
from tablee.bots.bot import Seen
from tablee.bots.tales_of_glory.greedy import GreedyBot
from tablee.games.tales_of_glory.game import TalesOfGlory
from tablee.kernel.play import play
from tablee.kernel.position import Position
from tablee.kernel.rng import rng_from
from tablee.server.pages import names_of

COMPONENTS = Path(tablee.games.tales_of_glory.__file__).with_name("components.toml")
LATE = 7
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


def moments(game: TalesOfGlory, seats: int, options: dict[str, str], seed: int) -> dict[str, Moment]:
    """One play from the deal to the end: each question once early and once late."""
    position = game.deal(game.setup(seats, options), bytes([seed]) * 32)
    bot, rng = GreedyBot(), rng_from(bytes([9]) * 32)
    kept: dict[str, Moment] = {}
    while position.result() is None:
        if 0 in position.to_act():
            now = moment(position)
            ask = now["question"]["ask"]
            kept.setdefault(ask, now)
            if now["view"]["round"] >= LATE:
                kept.setdefault(f"{ask}_late", now)
        seat = position.to_act()[0]
        play(position, seat, bot.choose(Seen(position, seat), rng))
    return {**kept, "over": moment(position)}


def main() -> None:
    game = TalesOfGlory()
    found = moments(game, 5, {"quests": "on"}, 4)
    two = moments(game, 2, {}, 3)
    found |= {f"two_{name}": two[name] for name in ("select", "play", "over")}
    box = tomllib.loads(COMPONENTS.read_text(encoding="utf-8"))
    names = {lang: names_of(game, lang) for lang in ("fr", "en")}
    told = {"moments": found, "names": names, "box": {"rules": box["rules"], "tile": box["tile"]}}
    text = json.dumps(told, ensure_ascii=False, separators=(",", ":"))
    (Path(__file__).parent / "moments.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
