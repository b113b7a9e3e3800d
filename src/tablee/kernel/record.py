"""Records: what happened in a play, as one readable file that replays and can be verified.

    tablee record 1
    game mon_royaume
    edition 1
    components 5f0c…
    seats 2
    option level complete
    player 0 you
    commitment 91ab…
    seed 77d3…
    0 pick woodcutter
    1 pick forest
    note seat 1: greedy took over (absent)
    …
    result 31 28
    end 64 1c9e…

The last line counts the decisions and holds a hash of everything above it, so a file that was cut off or
altered is noticed. A play still under way has no `result`; a journal that a crash interrupted has no `end`.
"""

import hashlib
import json
from typing import Final, final

from tablee.kernel.decision import Decision
from tablee.kernel.errors import NotationError, RecordError
from tablee.kernel.game import Game, Setup
from tablee.kernel.play import why_not
from tablee.kernel.position import Position
from tablee.kernel.seed import commitment, opens, secret_from_hex

FORMAT: Final = 1
FIRST_LINE: Final = "tablee record "


@final
class Record:
    """Setup, options, seed, who sat where, every decision as (seat, notation), and the points at the end."""

    def __init__(
        self,
        game: str,
        edition: str,
        components: str,
        setup: Setup,
        secret: bytes,
        players: list[str],
        decisions: list[tuple[int, str]],
        points: list[int] | None,
    ) -> None:
        self.game = game
        self.edition = edition
        self.components = components
        self.setup = setup
        self.secret = secret
        self.players = [one_line(name) for name in players]
        self.decisions = decisions
        self.points = points
        self.commitment = commitment(secret)
        self.notes: list[tuple[int, str]] = []
        """Remarks, each with the number of decisions before it: who played for whom from there on."""
        self.whole = True
        """Whether the file ended as it should; False for a journal that was interrupted."""

    def to_text(self) -> str:
        """The record as lines, closed by a count and a hash."""
        body = self.journal_text()
        if self.points is not None:
            body += f"result {' '.join(str(p) for p in self.points)}\n"
        return body + f"end {len(self.decisions)} {_digest(body)}\n"

    def journal_text(self) -> str:
        """The record as lines without its close: what a journal holds while the play goes on."""
        lines = [
            f"{FIRST_LINE}{FORMAT}",
            f"game {self.game}",
            f"edition {self.edition}",
            f"components {self.components}",
            f"seats {self.setup.seats}",
        ]
        lines += [f"option {name} {value}" for name, value in self.setup.options.items()]
        lines += [f"player {seat} {name}" for seat, name in enumerate(self.players)]
        lines += [f"commitment {self.commitment}", f"seed {self.secret.hex()}"]
        for number, (seat, notation) in enumerate(self.decisions):
            lines += self._notes_at(number)
            lines.append(f"{seat} {notation}")
        lines += self._notes_at(len(self.decisions))
        return "\n".join(lines) + "\n"

    def _notes_at(self, number: int) -> list[str]:
        return [f"note {one_line(text)}" for place, text in self.notes if place == number]

    def to_json(self) -> str:
        """The same record as JSON."""
        data = {
            "format": FORMAT,
            "game": self.game,
            "edition": self.edition,
            "components": self.components,
            "seats": self.setup.seats,
            "options": self.setup.options,
            "players": self.players,
            "commitment": self.commitment,
            "seed": self.secret.hex(),
            "decisions": [[seat, notation] for seat, notation in self.decisions],
            "notes": [[number, text] for number, text in self.notes],
            "result": self.points,
            "end": f"{len(self.decisions)} {_digest(self.to_text())}",
        }
        return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def read_record(text: str) -> Record:
    """Read a record, text or JSON; every fault is one sentence in a RecordError."""
    if text.lstrip().startswith("{"):
        return _read_json(text)
    return _read_text(text)


def replay(game: Game, record: Record) -> list[Position]:
    """Every position of a record, from the deal to the end; refused if it does not replay exactly."""
    check_edition(game, record)
    setup = game.setup(record.setup.seats, record.setup.options)
    position = game.deal(setup, record.secret)
    positions = [position.clone()]
    for number, (seat, notation) in enumerate(record.decisions, 1):
        _apply(game, position, number, seat, notation)
        positions.append(position.clone())
    _check_points(position, record)
    return positions


def check_edition(game: Game, record: Record) -> None:
    """Refuse a record of another game, another edition of its rules, or other component data."""
    if record.game != game.name:
        raise RecordError(f"this is a record of {record.game}, not of {game.name}")
    if record.edition != game.edition:
        raise RecordError(
            f"this record was played with edition {record.edition} of {game.name}; "
            f"here is edition {game.edition}. Replay it with a version of Tablée of that edition"
        )
    if record.components != game.components:
        raise RecordError(
            f"this record was played with other component data of {game.name}; "
            f"pass that file with --components {game.name}=FILE"
        )


def _apply(game: Game, position: Position, number: int, seat: int, notation: str) -> None:
    try:
        decision: Decision = game.decisions.parse(notation)
    except NotationError as error:
        raise RecordError(f"decision {number}: {error}") from None
    refusal = why_not(position, seat, decision)
    if refusal is not None:
        raise RecordError(f"decision {number}, seat {seat}, '{notation}' is not legal there: {refusal}")
    position.apply(seat, decision)


def _check_points(position: Position, record: Record) -> None:
    result = position.result()
    points = None if result is None else result.points
    if record.points is not None and points != record.points:
        raise RecordError(f"the record says the points were {record.points}, but they come out as {points}")


def one_line(text: str) -> str:
    """A name or remark as it fits on a line of a record."""
    return text.replace("\r", " ").replace("\n", " ")


def is_number(text: str) -> bool:
    """Whether a text is a small whole number in plain digits."""
    return text.isascii() and text.isdigit() and len(text) < 10


def _digest(body: str) -> str:
    return hashlib.sha256(body.encode()).hexdigest()[:16]


def _read_json(text: str) -> Record:
    try:
        data = json.loads(text)
        lines = [
            f"{FIRST_LINE}{data['format']}",
            f"game {data['game']}",
            f"edition {data['edition']}",
            f"components {data['components']}",
            f"seats {data['seats']}",
            *[f"option {name} {value}" for name, value in data["options"].items()],
            *[f"player {seat} {one_line(name)}" for seat, name in enumerate(data["players"])],
            f"commitment {data['commitment']}",
            f"seed {data['seed']}",
            *[f"{seat} {notation}" for seat, notation in data["decisions"]],
        ]
        if data["result"] is not None:
            lines.append(f"result {' '.join(str(p) for p in data['result'])}")
        notes = [(int(number), str(text)) for number, text in data.get("notes", [])]
        end = str(data["end"])
    except (json.JSONDecodeError, RecursionError):
        raise RecordError("this JSON record is cut off or damaged; ask for the file again") from None
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise RecordError(f"this JSON is not a record of Tablée ({error!r})") from None
    record = _read_text("\n".join(lines) + "\n", needs_end=False)
    record.notes = notes
    if end != f"{len(record.decisions)} {_digest(record.to_text())}":
        raise RecordError("this record was altered: its content does not match its hash")
    record.whole = True
    return record


def _read_text(text: str, needs_end: bool = True) -> Record:
    body, end = _split_end(text)
    fields: dict[str, str] = {}
    options: dict[str, str] = {}
    players: list[str] = []
    decisions: list[tuple[int, str]] = []
    notes: list[tuple[int, str]] = []
    for number, line in enumerate(body.split("\n"), 1):
        if not line:
            continue
        word, _, rest = line.partition(" ")
        if number == 1:
            _check_first(line)
        elif is_number(word):
            decisions.append((int(word), rest))
        elif word == "note":
            notes.append((len(decisions), rest))
        elif word == "option":
            name, _, value = rest.partition(" ")
            options[name] = value
        elif word == "player":
            players.append(rest.partition(" ")[2])
        elif word in ("game", "edition", "components", "seats", "commitment", "seed", "result"):
            fields[word] = rest
        else:
            raise RecordError(f"line {number} of the record is not understood: '{line[:60]}'")
    record = _record_of(fields, options, players, decisions)
    record.notes = notes
    record.whole = bool(end)
    if end and needs_end and end != f"{len(decisions)} {_digest(body)}":
        raise RecordError("this record was altered or damaged: its content does not match its hash")
    return record


def _split_end(text: str) -> tuple[str, str]:
    """The body, and what its `end` line says. A half-written last line of a journal is dropped."""
    body = text.replace("\r\n", "\n")
    if not body.endswith("\n"):
        body = body[: body.rfind("\n") + 1]
    start = body.rfind("\nend ")
    if start < 0:
        return body, ""
    return body[: start + 1], body[start + 5 :].strip()


def _check_first(line: str) -> None:
    if not line.startswith(FIRST_LINE):
        raise RecordError("this is not a record of Tablée: its first line must be 'tablee record 1'")
    if line != f"{FIRST_LINE}{FORMAT}":
        version = line[len(FIRST_LINE) :]
        raise RecordError(f"this record has format {version}; this version of Tablée reads format {FORMAT}")


def _record_of(
    fields: dict[str, str], options: dict[str, str], players: list[str], decisions: list[tuple[int, str]]
) -> Record:
    for name in ("game", "edition", "components", "seats", "commitment", "seed"):
        if name not in fields:
            raise RecordError(f"this record has no '{name}' line; the file is cut off or damaged")
    if not is_number(fields["seats"]):
        raise RecordError(f"the number of seats is '{fields['seats'][:20]}', not a number")
    secret = secret_from_hex(fields["seed"])
    if not opens(secret, fields["commitment"]):
        raise RecordError("the seed is not the one that was committed to at the start")
    setup = Setup(int(fields["seats"]), options)
    points = [_number(p) for p in fields["result"].split()] if "result" in fields else None
    return Record(
        fields["game"], fields["edition"], fields["components"], setup, secret, players, decisions, points
    )


def _number(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise RecordError(f"'{text}' in the result is not a number") from None
