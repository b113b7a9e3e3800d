"""The example bot plays a whole game, as its first lines say."""

import subprocess
import sys
from pathlib import Path

from .client import TestTable

BOT = Path(__file__).parents[2] / "examples" / "bot.py"


def test_two_example_bots_play_a_game_to_its_end(new_table, service):
    table = new_table(options={"level": "simplified_1"})
    bots = [
        subprocess.Popen(
            [sys.executable, str(BOT), service.address, table.made["join"], name],
            stdout=subprocess.PIPE,
            text=True,
        )
        for name in ("Left", "Right")
    ]
    while any(not seat["person"] for seat in table.state(table.host)["seats"]):
        version = table.state(table.host)["version"]
        table.get("wait", table.host, version=version)

    TestTable.ok(table.post("start", table.host))

    printed = [bot.communicate(timeout=120)[0] for bot in bots]
    final = table.state(table.host)
    assert final["over"]
    assert printed == [f"{final['view']['points']}\n"] * 2
    assert {seat["name"] for seat in final["seats"]} == {"Left", "Right"}


def test_it_is_about_forty_lines_and_needs_nothing_but_python():
    text = BOT.read_text(encoding="utf-8")
    imports = [line for line in text.splitlines() if line.startswith(("import", "from"))]

    assert len([line for line in text.split('"""', 2)[2].splitlines() if line.strip()]) <= 42
    assert {line.split()[1].split(".")[0] for line in imports} <= sys.stdlib_module_names
