"""Write the counts of all games anew; see `ways.py`."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from contract.ways import COUNTS, lines_of
from tablee.games import COLLECTION
from tablee.games.small import SMALL

for name in sys.argv[1:] or [*COLLECTION, *SMALL]:
    (COUNTS / f"{name}.txt").write_text("\n".join(lines_of(name)) + "\n", encoding="utf-8")
    print(f"counted {name}")
