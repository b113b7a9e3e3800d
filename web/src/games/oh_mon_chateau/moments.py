# /// script
# dependencies = ["tablee"]
# ///
"""Write moments.json: moments of two plays with greedy bots, as the board of seat 0 gets them from the server."""

import json
from pathlib import Path
from typing import Any

import msgspec

from tablee.bots.bot import Seen
from tablee.bots.oh_mon_chateau.greedy import GreedyBot
from tablee.games.oh_mon_chateau.game import OhMonChateau
from tablee.kernel.play import play
from tablee.kernel.position import Position
from tablee.kernel.rng import rng_from

WANTED = {"little_builders": ["dice", "tower", "flag"], "grand_architects": ["guest"]}
Moment = dict[str, Any]


def moment(position: Position) -> Moment:
    """The view of seat 0 and what it is asked."""
    choices = [{"notation": d.notation, "verb": d.verb, "touches": list(d.words)} for d in position.legal(0)]
    question = {"number": 1, "ask": position.question(0), "choices": choices} if choices else None
    return {"view": json.loads(msgspec.json.encode(position.view(0))), "question": question}


def moments(game: OhMonChateau, version: str) -> dict[str, Moment]:
    """The first moment of every step that the tests want and in which seat 0 decides, and the end."""
    position = game.deal(game.setup(2, {"version": version}), bytes([7]) * 32)
    bot, rng = GreedyBot(), rng_from(bytes([9]) * 32)
    kept: dict[str, Moment] = {}
    while position.result() is None:
        if 0 in position.to_act():
            now = moment(position)
            if now["view"]["step"] in WANTED[version]:
                kept.setdefault(now["view"]["step"], now)
        seat = position.to_act()[0]
        play(position, seat, bot.choose(Seen(position, seat), rng))
    return {**kept, "over": moment(position)} if version == "little_builders" else kept


def main() -> None:
    game = OhMonChateau()
    found = {version: moments(game, version) for version in ("little_builders", "grand_architects")}
    text = json.dumps(found, ensure_ascii=False, separators=(",", ":"))
    (Path(__file__).parent / "moments.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
