"""Oh mon château in a terminal: every moment can be drawn and told, and the facts that matter are there."""

import io
from random import Random

import pytest
from rich.console import Console

from tablee.games import open_game
from tablee.kernel.seed import secret_of
from tablee.terminal.boards import board_of
from tablee.terminal.boards.oh_mon_chateau.castle import SPRITES, castle
from tablee.terminal.boards.oh_mon_chateau.signs import CRAYONS, GUEST, GUESTS, LINES, RESIDENT
from tablee.terminal.choices import Menu
from tablee.texts.texts import Texts
from terminal.scripted import ByNotation, ByNumber, begin, sit

GAME = open_game("oh_mon_chateau")
NAMES = ["Ana", "Bo", "Cy", "Dan"]
VERSIONS = ["little_builders", "grand_architects"]
PEOPLE = GAME.box.castle.total


def texts(lang, seats=4):
    return Texts(lang, GAME, NAMES[:seats])


def board(lang="en", plain=False, seats=4):
    return board_of(GAME, texts(lang, seats), plain)


def drawn(picture, width=100):
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(picture)
    return console.file.getvalue()


def moments(seats, version, seed=1, **options):
    """Every position of a game played at random, but rather building than not, and its end."""
    position = GAME.deal(GAME.setup(seats, {"version": version, **options}), secret_of(seed))
    random = Random(seed)
    while position.to_act():
        yield position
        seat = random.choice(position.to_act())
        legal = position.legal(seat)
        eager = [d for d in legal if d.verb in ("build", "place", "steal", "reactivate", "put", "lift")]
        position.apply(seat, random.choice(eager or legal))
    yield position


def at(step, seats=3, version="grand_architects", seed=1):
    """The first moment of a step."""
    return next(
        p for s in range(seed, seed + 9) for p in moments(seats, version, s) if p.view(None).step == step
    )


def last(seats=3, version="grand_architects", seed=1):
    *_, position = moments(seats, version, seed)
    return position


@pytest.fixture
def faults(monkeypatch):
    """What is wrong with the messages that are said from now on: none there, or an argument missing."""
    found = []
    say, plain = Texts.say, Texts.format

    def saying(self, message, **arguments):
        if not self.has(message):
            found.append(message)
        return say(self, message, **arguments)

    def formatting(self, message, arguments):
        text, wrong = plain(self, message, arguments)
        found.extend((message, fault) for fault in wrong)
        return text, wrong

    monkeypatch.setattr(Texts, "say", saying)
    monkeypatch.setattr(Texts, "format", formatting)
    return found


def draw(position, reader, lang, seats, size):
    """The picture and the menu in colour."""
    view = position.view(reader)
    assert drawn(board(lang, seats=seats).picture(view, *size), size[0]).strip()
    read_menu(position, reader, board(lang, seats=seats))


def tell(position, reader, lang, seats, _):
    """The plain lines and the menu in plain lines."""
    told = board(lang, True, seats)
    view = position.view(reader)
    assert all("{" not in line and line.strip() for line in [*told.lines(view), *told.brief(view)])
    read_menu(position, reader, told)


def read_menu(position, reader, shown):
    for entry in Menu(position.legal(reader)).entries if reader is not None else []:
        assert shown.label(entry).plain
        shown.note(position.view(reader), entry)


WAYS = [(draw, "en"), (tell, "fr"), (draw, "fr"), (tell, "en")]
SIZES = [(100, 40), (80, 24), (80, 8)]


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_along_a_game_the_table_can_be_drawn_and_told_in_both_languages(seats, version, faults):
    """A step is shown in all ways when it first comes; afterwards the ways take turns at every eighth moment."""
    steps = set()
    for number, position in enumerate(moments(seats, version, guests_face_up_green="off")):
        reader = [*position.to_act(), None][number % (len(position.to_act()) + 1)]
        step = position.view(None).step
        ways = WAYS if step not in steps else [WAYS[number // 8 % 4]] if number % 8 == 0 else []
        for show, lang in ways:
            show(position, reader, lang, seats, SIZES[number % 3])
        steps.add(step)

    assert faults == []
    assert {"roll", "dice", "construct", "tower", "wall", "over"} <= steps


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("version", VERSIONS)
def test_a_whole_game_is_played_through_the_text_alone(lang, version):
    play = begin("you,greedy", seed=2, lang=lang, game="oh_mon_chateau", version=version)

    output = sit(play, ByNotation(), lang).output

    assert play.now.result() is not None
    assert play.texts(Texts(lang)).say("tell-end") in output


@pytest.mark.parametrize(("width", "height"), [(100, 40), (80, 24)])
def test_a_whole_game_is_played_in_colour(width, height):
    play = begin("you,greedy,greedy", seed=3, game="oh_mon_chateau", version="grand_architects")

    def answer(_):
        return play.now.legal(0)[0].notation if 0 in play.now.to_act() else ""

    terminal = sit(play, answer, plain=False, width=width, height=height)

    assert play.now.result() is not None
    assert "●" in terminal.output
    assert "☺☺☺" in terminal.output


def test_every_sign_is_a_sign_of_its_own():
    assert len(set(LINES.values())) == len(LINES)
    assert len({*GUESTS.values(), GUEST}) == len(GUESTS) + 1
    assert len({crayon.colour for crayon in CRAYONS.values()}) == len(CRAYONS)
    for lang in ("en", "fr"):
        letters = [resource.in_language(lang)[:1] for resource in GAME.box.resources]
        assert len(set(letters)) == len(letters)


def test_the_castle_grows_part_by_part():
    pictures = {}
    for position in moments(2, "little_builders"):
        seat = position.view(0).seats[0]
        pictures[seat.parts, seat.residents] = castle(seat, PEOPLE).plain

    first = pictures[0, 0]
    assert RESIDENT not in first
    assert not set("/\\|_n[]") & set(first)
    parts = sorted(pictures)
    assert all("·" in pictures[key] for key in parts if key[0] < 12)
    inked = [sum(pictures[key].count(sign) for sign in "/\\|_[]") for key in parts]
    assert inked[0] == 0
    assert inked[-1] == max(inked)


@pytest.mark.rule("OC-12.4")
def test_on_a_blank_sheet_nothing_is_dotted_before_it_is_built():
    blank = GAME.deal(GAME.setup(2, {"sheet": "blank"}), secret_of(1)).view(0).seats[0]
    guide = GAME.deal(GAME.setup(2, {"sheet": "guide"}), secret_of(1)).view(0).seats[0]

    above = castle(blank, PEOPLE).plain.split("\n")[:-1]

    assert "".join(above).strip() == ""
    assert castle(guide, PEOPLE).plain.count("·") > 100


def test_every_part_of_the_castle_has_its_place_in_the_drawing():
    parts = [*GAME.box.castle.towers, *GAME.box.castle.walls, *GAME.box.castle.floors]

    assert sorted(SPRITES) == sorted(part.id for part in parts)


def test_a_finished_castle_shows_towers_with_values_flags_sun_cloud_and_residents():
    view = last(seats=2, version="little_builders").view(0)
    finisher = view.seats[view.finisher]
    picture = castle(finisher, PEOPLE).plain

    assert finisher.parts == 12
    assert ".--." in picture.split("\n")[0]
    assert picture.count(RESIDENT) == finisher.residents
    assert picture.count("⚑") == sum(flag.drawn for flag in finisher.flags)
    assert ("\\ | /" in picture) == finisher.sun
    for tower in finisher.towers:
        assert f"|{tower.value} |" in picture


def test_the_board_shows_dice_grid_lines_reserve_and_points():
    position = at("construct")
    view = position.view(position.to_act()[0])
    me = view.seats[view.me]

    text = drawn(board().picture(view, 100, 60))

    for die in view.dice:
        assert str(texts("en").word(die.face)) in text
    for cell in me.cells:
        code = board().signs.cell(cell.cell)
        assert (f"●{code}" if cell.token else f"·{code}·") in text
    for line in me.lines:
        assert board().signs.gives(line) in text
    assert f"{me.reserve} token" in text
    assert f"You  {me.score.total} point" in text


def test_the_guests_to_choose_from_are_shown_with_their_powers_in_a_sentence():
    position = at("guest")
    view = position.view(position.to_act()[0])
    told = "\n".join(board("fr", True).lines(view))
    noted = [board().note(view, [decision]).plain for decision in position.legal(view.me)]

    assert len(view.display) == 3
    for name, note in zip(view.display, noted, strict=True):
        card = board().signs.card(name)
        assert card.text_fr in told
        assert card.text_en in note


def test_a_token_is_offered_with_the_lines_that_it_serves():
    signs = board().signs
    for position in moments(2, "little_builders"):
        view = position.view(0)
        for decision in position.legal(0) if 0 in position.to_act() else []:
            if decision.verb != "place":
                continue
            note = board().note(view, [decision]).plain
            spoken = board(plain=True).note(view, [decision]).plain
            lines = [line for line in view.seats[0].lines if decision.words[1] in line.cells]
            assert all(signs.line(line) in note and signs.gives(line) in spoken for line in lines)
            filled = [line for line in lines if line.missing == 1 and line.possible]
            assert ("fills: " in note) == bool(filled)


def test_guests_that_lie_face_down_are_only_counted_for_the_others():
    options = {"guests_face_up_green": "off"}
    shown = False
    for position in moments(2, "little_builders", **options):
        view = position.view(0)
        if view.seats[1].guests is None and view.seats[1].guest_count == 2 and not shown:
            shown = True
            own = position.view(1).seats[1].guests
            told = "\n".join(board(plain=True, seats=2).lines(view))
            text = drawn(board(seats=2).picture(view, 100, 60))
            mine = {guest.guest for guest in view.seats[0].guests}
            for guest in own:
                name = f"Guest of Bo: {texts('en').word(guest.guest)}"
                assert name not in told
                assert guest.guest in mine or f"♟ {texts('en').word(guest.guest)}" not in text
            assert f"Guests of Bo face down: {len(own)}." in told
    assert shown


def test_a_picture_takes_no_more_room_than_there_is_down_to_the_lines():
    position = at("construct", seats=2)
    view = position.view(position.to_act()[0])

    heights = [drawn(board().picture(view, 80, room), 80).count("\n") for room in (60, 26, 18, 1)]

    assert heights == sorted(heights, reverse=True)
    assert heights[1] <= 26
    assert heights[2] <= 18
    for line in view.seats[0].lines:
        assert board().signs.gives(line) in drawn(board().picture(view, 80, 1), 80)


def test_no_line_of_a_picture_is_wider_than_the_screen():
    for number, position in enumerate(moments(4, "grand_architects")):
        if number % 10 == 0:
            text = drawn(board("fr").picture(position.view(0), 80, 24), 200)
            castles = [line for line in text.split("\n") if "⌂▸" in line]
            assert all(len(line.rstrip()) <= 80 for line in castles)


def test_many_choices_are_grouped_by_die():
    for position in moments(2, "little_builders"):
        for seat in position.to_act():
            legal = position.legal(seat)
            entries = Menu(legal).entries
            if len(legal) > 9 and position.question(seat).startswith("dice"):
                assert len(entries) <= 3
                labels = [board().label(entry).plain for entry in entries if len(entry) > 1]
                assert set(labels) <= {"die 1", "die 2"}
                notes = [
                    board().note(position.view(seat), entry).plain for entry in entries if len(entry) > 1
                ]
                assert all(note.startswith("shows: ") for note in notes)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_by_number_it_is_played_to_the_end_by_two_people(lang):
    play = begin("you:Ana,you:Bo", seed=5, lang=lang, game="oh_mon_chateau")

    sit(play, ByNumber(), lang)

    assert play.now.result() is not None
