"""Write golden records; see `golden.py`."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from contract.plays import game_of
from records.golden import HERE, chosen_setups, file_of, play_record, views_of
from tablee.games import COLLECTION

names = [word for word in sys.argv[1:] if word != "--anew"]
for name in names or COLLECTION:
    game = game_of(name)
    (HERE / name).mkdir(exist_ok=True)
    for seed, setup in enumerate(chosen_setups(game)):
        path = file_of(game, setup)
        if "--anew" in sys.argv or not path.exists():
            path.write_text(play_record(game, setup, seed).to_text(), encoding="utf-8")
            print(f"played {path.relative_to(HERE)}")
    (HERE / name / "views.txt").write_text("\n".join(views_of(game)) + "\n", encoding="utf-8")
