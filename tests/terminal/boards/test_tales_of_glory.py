"""Tales of Glory in a terminal: every moment can be drawn and told, and the facts that matter are there."""

import ast
import io
import re
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

import tablee
from tablee.games import open_game
from tablee.games.tales_of_glory.view import AreaTileView
from tablee.kernel.seed import secret_of
from tablee.terminal.boards import board_of
from tablee.terminal.boards.tales_of_glory import TalesOfGloryBoard
from tablee.terminal.boards.tales_of_glory.adventures import PAPERS, SIGNS, Adventures
from tablee.terminal.boards.tales_of_glory.drawn import ALL, DENSE, LEAST, MOST, SOME, Drawing
from tablee.terminal.boards.tales_of_glory.land import FLAT, LOW, MARKS, TALL, Land
from tablee.terminal.choices import Menu
from tablee.terminal.screen import Screen
from tablee.texts.texts import Texts
from terminal.scripted import ByNumber, begin, sit

NAMES = ["Ada", "Bo", "Cy", "Di", "Ed"]
GAME = open_game("tales_of_glory")
CODE = Path(tablee.__file__).parent / "terminal" / "boards" / "tales_of_glory"


def deal(seats, seed=1, **options):
    return GAME.deal(GAME.setup(seats, options), secret_of(seed))


def texts(seats, lang="en"):
    return Texts(lang, GAME, NAMES[:seats])


def board(seats, lang="en", plain=False):
    return board_of(GAME, texts(seats, lang), plain)


def drawn(picture, width=100):
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(picture)
    return console.file.getvalue()


def menu(position, seat, shown, width=100):
    console = Console(file=io.StringIO(), width=width, color_system=None, soft_wrap=True)
    screen = Screen(console, input, shown.plain, lambda _: None)
    Menu(position.legal(seat)).show(screen, shown, position.view(seat))
    return console.file.getvalue()


def play_on(position, random):
    """One decision, rather playing a tile than discarding it, so that lands grow."""
    seat = random.choice(position.to_act())
    legal = position.legal(seat)
    plays = [decision for decision in legal if decision.verb == "play"]
    position.apply(seat, random.choice(plays or legal))


def until(question, seats=3, seed=1, decisions=0, **options):
    position = deal(seats, seed, **options)
    random = Random(seed)
    made = 0
    while position.to_act():
        if made >= decisions and position.question(0) == question:
            return position
        play_on(position, random)
        made += 1
    raise AssertionError(f"nobody was asked to {question}")


DETAILS = [ALL, MOST, SOME, DENSE, LEAST]
BOARDS = {
    (seats, lang, plain): board(seats, lang, plain)
    for seats in range(2, 6)
    for lang in ("en", "fr")
    for plain in (False, True)
}


@pytest.fixture
def faults(monkeypatch):
    """Every message that lacks an argument, or that a language lacks."""
    found = []
    plain = Texts.format
    say = Texts.say

    def checked(self, message, arguments):
        text, wrong = plain(self, message, arguments)
        found.extend((message, fault) for fault in wrong)
        return text, wrong

    def known(self, message, **arguments):
        if not self.has(message):
            found.append(message)
        return say(self, message, **arguments)

    monkeypatch.setattr(Texts, "format", checked)
    monkeypatch.setattr(Texts, "say", known)
    return found


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"quests": "on", "quest_gains": "deferred"}),
        (3, {}),
        (4, {"quests": "on", "play_order": "simultaneous"}),
        (5, {}),
    ],
)
def test_every_moment_of_a_whole_game_is_drawn_and_told(seats, options, faults):
    position = deal(seats, seats, **options)
    random = Random(seats)
    moments = 0
    while position.to_act():
        lang, other = random.sample(["en", "fr"], 2)
        view = position.view(random.choice([*range(seats), None]))
        check_told(view, BOARDS[seats, lang, True])
        check_drawn(view, BOARDS[seats, other, False], random.choice(DETAILS))
        check_choices(position, position.to_act()[:1], seats, lang)
        play_on(position, random)
        moments += 1
    for lang in ("en", "fr"):
        check_told(position.view(0), BOARDS[seats, lang, True])
        check_drawn(position.view(0), BOARDS[seats, lang, False], ALL)

    assert faults == []
    assert moments > 50


def check_told(view, plain):
    """A moment in plain lines, without a sign that a screen reader would stumble over."""
    told = "\n".join([*plain.lines(view), *plain.brief(view)])
    assert not set(told) & set("".join([*SIGNS.values(), *MARKS.values()]) + "✗✓↑→↓←│⇒{}$")


def check_drawn(view, colour, detail):
    """A moment in colour, in some detail."""
    shown = drawn(Drawing(colour.adventures, colour.texts, view, 80, detail).table(), 80)
    assert not set(shown) & set("{}$")


def check_choices(position, asked, seats, lang):
    """The choices of who is asked, in both modes."""
    for seat in asked:
        assert menu(position, seat, BOARDS[seats, lang, True])
        assert menu(position, seat, BOARDS[seats, lang, False])


def test_the_game_has_a_board_of_its_own():
    assert isinstance(board(2), TalesOfGloryBoard)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_display_shows_every_slot_with_tile_cost_and_gain(lang):
    position = until("select", decisions=30)
    view = position.view(0)
    adventures = Adventures(GAME.box, texts(3, lang))

    told = "\n".join(board(3, lang, plain=True).lines(view))
    shown = drawn(board(3, lang).picture(view, 200, 1000), 200)

    assert len(view.board) == 6
    for slot in view.board:
        row = next(line for line in shown.splitlines() if re.match(rf" {slot.slot}[ ~] ", line))
        assert adventures.called(slot.tile) in row
        assert adventures.cost_signs(slot.tile) in row
        assert ("~" in row) == slot.wild
        assert adventures.called(slot.tile) in told
        assert f": {adventures.cost_words(slot.tile)}." in told
        assert adventures.gives_words(slot.tile) in told


def test_each_slot_says_what_its_tile_would_cost_and_where_it_fits_or_why_not():
    position = until("select", decisions=30)
    view = position.view(0)
    told = board(3, plain=True).lines(view)
    can = [slot for slot in view.board if slot.verdict.why_not is None]
    cannot = [slot for slot in view.board if slot.verdict.why_not is not None]
    assert can
    assert cannot

    for slot in can:
        squares = ", ".join(f"({square.replace(',', ', ')})" for square in slot.verdict.squares)
        assert any(
            line.startswith(f"Slot {slot.slot}") and line.endswith(f"fits {squares}.") for line in told
        )
    for slot in cannot:
        rule = f"[{slot.verdict.why_not.rule}]"
        assert any(line.startswith(f"Slot {slot.slot}") and line.endswith(rule) for line in told)


def test_the_choices_of_a_selection_name_the_tiles():
    position = until("select", seats=4, decisions=30)
    view = position.view(0)

    for plain in (True, False):
        lines = menu(position, 0, board(4, plain=plain)).splitlines()
        named = [line for line in lines if re.match(r" *\d+\.? ", line)]
        assert len(named) == 8
        for slot, line in zip(view.board, named, strict=True):
            assert str(texts(4).word(slot.tile)) in line


@pytest.mark.rule("TG-5.1")
@pytest.mark.parametrize("seed", range(4))
def test_the_squares_where_the_tile_may_lie_are_marked_in_the_land_and_explained(seed):
    position = until("place", seed=seed, decisions=40)
    view = position.view(0)
    legal = [decision.words[0] for decision in position.legal(0)]

    tall = drawn(board(3).picture(view, 160, 1000), 160)
    flat = drawn(board(3).picture(view, 160, 1), 160)
    choices = menu(position, 0, board(3, plain=True))

    assert sorted(re.findall(r"┊ +(-?\d+,-?\d+) +┊", tall)) == sorted(legal)
    assert sorted(re.findall(r"\( +(-?\d+,-?\d+) +\)", flat)) == sorted(legal)
    assert choices.count("connects ") == len(legal)
    for place in view.me.placements:
        if "prestige" in place.gains:
            line = next(line for line in choices.splitlines() if f"[place {place.square}]" in line)
            assert f"{place.gains['prestige']} Prestige" in line


@pytest.mark.rule("TG-1.3")
def test_the_land_lies_as_the_coordinates_say_with_its_connectors():
    area = [
        AreaTileView("hero_thief", 0, 0, [False, True], 0),
        AreaTileView("goblin", 1, 0, [], 0),
        AreaTileView("skeleton", 0, -1, [False], 0),
    ]
    adventures = Adventures(GAME.box, texts(2))

    lines = drawn(Land(adventures, area, {(0, 1): "+3♛"}, 100, TALL).drawn()).splitlines()
    rows = [line.rstrip() for line in lines]

    assert rows == [
        "            0                 1",
        "    ┌┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┐",
        "  1 ┊      0,1       ┊",
        "    ┊      +3♛       ┊",
        "    └┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┘",
        "    ╭───────⚷────────╮╭────────────────╮",
        "  0 ⚷     Thief      ⚷⚷     Goblin     ⚷",
        "    │    H □3♛ ■     ││       M        │",
        "    ╰────────────────╯╰───────○────────╯",
        "    ╭───────⚷────────╮",
        " -1 │    Skeleton    │",
        "    │     M □1✦      │",
        "    ╰───────○────────╯",
    ]


@pytest.mark.parametrize("lines", [TALL, LOW, FLAT])
def test_the_widest_land_there_can_be_fits_eighty_columns(lines):
    area = [AreaTileView("goblin", x, 0, [], 0) for x in range(13)]

    text = drawn(
        Land(Adventures(GAME.box, texts(2)), area, {(-1, 0): "", (13, 0): ""}, 80, lines).drawn(), 80
    )

    assert len(text.splitlines()) == lines + 1
    assert len({len(line) for line in text.splitlines()[1:]}) == 1
    assert text.count("G") == 13


def test_reserves_keys_and_majorities_are_shown_for_everybody():
    position = until("select", decisions=60)
    view = position.view(0)

    told = board(3, plain=True).lines(view)
    shown = drawn(board(3).picture(view, 100, 1000))

    for seat in view.seats:
        name = "You" if seat.seat == 0 else NAMES[seat.seat]
        chests = sum(len(tile.chests) for tile in seat.area)
        assert any(line.startswith(f"{name}: {seat.prestige} Prestige, {seat.coins} Coin") for line in told)
        assert any(
            line.startswith(f"{name}: ") and line.endswith(f"{seat.keys} of {chests} Chests open.")
            for line in told
        )
        row = next(line for line in shown.splitlines() if line.startswith(f" {name}") and "♛" in line)
        star = "*" if seat.seat in view.majorities["coins"] else " "
        assert f"{seat.coins}●{star}" in row
        assert f"⚷ {seat.keys}/{chests}" in row
    for resource, holders in view.majorities.items():
        names = ", ".join("you" if seat == 0 else NAMES[seat] for seat in holders)
        assert f"Majority of {texts(3).word(resource)} now, 4 Prestige: {names}." in told


def test_the_lands_of_the_others_are_told_in_short():
    position = until("select", decisions=60)
    view = position.view(0)

    told = "\n".join(board(3, plain=True).lines(view))
    shown = drawn(board(3).picture(view, 100, 1000))

    for seat in view.seats[1:]:
        assert f"Land of {NAMES[seat.seat]}: " in told
        for tile in seat.area:
            called = GAME.box.tiles[GAME.box.tile_ids[tile.tile]].names.en
            assert f"{called} ({tile.x}, {tile.y})" in told
            assert called in shown


@pytest.mark.rule("TG-R29")
@pytest.mark.parametrize("plain", [True, False])
def test_quests_are_seen_by_their_owner_only(plain):
    position = until("select", decisions=3, quests="on")
    shown = board(3, plain=plain)

    def text(viewer):
        view = position.view(viewer)
        return "\n".join(shown.lines(view)) if plain else drawn(shown.picture(view, 100, 1000))

    quests = [str(texts(3).word(quest.tile)) for quest in position.view(0).me.quests]
    assert len(quests) == 2
    for quest in quests:
        assert quest in text(0)
        assert quest not in text(1)
        assert quest not in text(None)


def test_a_chest_is_offered_with_what_it_holds():
    position = until("open", decisions=10)
    decision = position.legal(0)[0]
    adventures = Adventures(GAME.box, texts(3))
    chest = adventures.tile(decision.words[0]).chests[int(decision.words[1]) - 1]

    line = menu(position, 0, board(3, plain=True)).splitlines()[0]

    assert line.endswith(f", {adventures.words(chest)}")


@pytest.mark.parametrize("seats", [2, 5])
def test_a_board_is_as_low_as_its_room_asks_for(seats):
    position = until("select", seats=seats, decisions=40)
    view = position.view(0)

    heights = [drawn(board(seats).picture(view, 80, room), 80).count("\n") for room in (1000, 26, 18, 10)]

    assert heights == sorted(heights, reverse=True)
    assert heights[0] > 26 >= heights[1]
    assert heights[2] <= 18
    assert heights[3] <= 11


def test_colour_is_never_the_only_sign():
    assert len(set(SIGNS.values())) == len(SIGNS)
    assert len({paper.colour for paper in PAPERS.values()}) == len(PAPERS)
    for lang in ("en", "fr"):
        letters = [texts(2, lang).say(f"board-kind-{kind}")[:1] for kind in PAPERS]
        assert len(set(letters)) == len(PAPERS)


def test_everything_that_the_board_says_has_a_message_in_both_languages():
    prefixes = {"board": "board", "tell": "tell", "remark": "note"}
    said = 0
    for path in CODE.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") in prefixes:
                if not isinstance(node.args[0], ast.Constant):
                    continue
                message = f"{prefixes[node.func.attr]}-{node.args[0].value}"
                given = {keyword.arg: 1 for keyword in node.keywords}
                for lang in ("en", "fr"):
                    assert texts(2, lang).has(message), message
                    assert texts(2, lang).format(message, given)[1] == [], message
                said += 1
    assert said > 50


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_person_plays_a_whole_game_by_reading_and_typing(lang):
    play = begin("you,random,random", seed=5, lang=lang, game="tales_of_glory", quests="on")

    output = sit(play, ByNumber(), lang).output

    assert play.now.result() is not None
    assert "\x1b" not in output


@pytest.mark.parametrize(("lang", "size"), [("fr", (100, 40)), ("en", (80, 24))])
def test_a_whole_game_is_drawn_in_colour(lang, size):
    play = begin("you,random", seed=6, lang=lang, game="tales_of_glory")
    random = Random(1)

    def answer(text):
        choices = re.findall(r"^ +([1-9]\d*) ", re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", text), re.MULTILINE)
        return random.choice(choices) if choices else ""

    output = sit(play, answer, lang, plain=False, width=size[0], height=size[1]).output

    assert play.now.result() is not None
    assert "\x1b[38;2;" in output
