"""Realm of Wonder in a terminal: every moment can be drawn and told, and the facts that matter are there."""

import io
from random import Random

import pytest
from rich.console import Console

from tablee.games.realm_of_wonder.game import RealmOfWonder
from tablee.kernel.seed import secret_of
from tablee.terminal.boards import board_of
from tablee.terminal.boards.realm_of_wonder.atlas import atlas
from tablee.terminal.boards.realm_of_wonder.places import FIGURES, Places
from tablee.terminal.chairs import Chair
from tablee.terminal.choices import Menu
from tablee.terminal.play import Play
from tablee.texts.texts import Texts
from terminal.scripted import ByNotation, sit

GAME = RealmOfWonder()
NAMES = ["Ana", "Bo", "Cy", "Dan", "Eve", "Flo"]
QUESTS = [quest.names.id for quest in GAME.box.quests]


def texts(lang="en", seats=6):
    return Texts(lang, GAME, NAMES[:seats])


def board(lang="en", plain=False, seats=6):
    return board_of(GAME, texts(lang, seats), plain)


def drawn(picture, width=100):
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(picture)
    return console.file.getvalue()


def in_one_line(picture, width=100):
    return " ".join(drawn(picture, width).split())


def moments(seats, quest="random", seed=1):
    """Every position of a game of at most twenty rounds played at random, and its end."""
    options = {"quest": quest, "round_limit": "20"}
    position = GAME.deal(GAME.setup(seats, options), secret_of(seed))
    random = Random(seed)
    while position.to_act():
        yield position
        seat = random.choice(position.to_act())
        position.apply(seat, random.choice(position.legal(seat)))
    yield position


def at(step, seats=3, quest="random", wanted=lambda _: True):
    """The first moment of a step, of a kind if asked for."""
    for seed in range(20):
        for position in moments(seats, quest, seed):
            view = position.view((position.to_act() or [0])[0])
            if view.step == step and wanted(view):
                return position, view
    raise AssertionError(f"there is no {step}")


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
    """The picture, the hand and the menu in colour."""
    shown = board(lang, seats=seats)
    view = position.view(reader)
    assert drawn(shown.picture(view, *size), size[0]).strip()
    assert (shown.hand(view) is None) == (reader is None)
    read_menu(position, reader, shown)


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
SIZES = [(100, 40), (80, 24), (100, 1000)]


@pytest.mark.parametrize(("seats", "quest"), [*zip(range(2, 7), QUESTS, strict=True)])
def test_all_along_a_game_the_table_can_be_drawn_and_told_in_both_languages(seats, quest, faults):
    """A step is shown in all ways when it first comes; afterwards the ways take turns at every 16th moment."""
    steps = set()
    for number, position in enumerate(moments(seats, quest)):
        reader = [*position.to_act(), None][number // 16 % (len(position.to_act()) + 1)]
        step = position.view(None).step
        ways = WAYS if step not in steps else [WAYS[number // 16 % 4]] if number % 16 == 0 else []
        for show, lang in ways:
            first = (position.to_act() or [None])[0] if step not in steps else reader
            show(position, first, lang, seats, SIZES[number % 3])
        steps.add(step)

    assert faults == []
    assert {"play", "cast", "react", "turn", "over"} <= steps


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_whole_game_is_played_through_the_text_alone(lang):
    setup = GAME.setup(3, {"quest": "quest_treasury", "round_limit": "20"})
    play = Play(GAME, setup, secret_of(4), [Chair(None), Chair("random"), Chair("random")])

    output = sit(play, ByNotation(), lang).output

    assert play.now.result() is not None
    assert play.texts(Texts(lang)).say("moment-over", round=play.now.view(0).round) in output


def test_a_whole_game_is_played_in_colour_on_a_small_screen():
    setup = GAME.setup(2, {"round_limit": "20"})
    play = Play(GAME, setup, secret_of(5), [Chair(None), Chair("random")])
    random = Random(5)

    def answer(_):
        return random.choice(play.now.legal(0)).notation if 0 in play.now.to_act() else ""

    terminal = sit(play, answer, plain=False, width=80, height=24)

    assert play.now.result() is not None
    assert "①" in terminal.output


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_map_has_a_sign_for_every_place_and_fits_on_a_screen_of_eighty_columns(lang):
    _, view = at("turn", seats=6)
    lines = atlas(Places(GAME.box, texts(lang), view)).plain.split("\n")

    assert len(lines) == 8
    assert all(len(line) <= 80 for line in lines)
    shown = "".join(lines[1:])
    assert all(shown.count(FIGURES[seat.seat]) == 1 for seat in view.seats)
    assert shown.count("♜") == sum(tower.tile == "closed" for tower in view.towers)
    assert shown.count("♖") == sum(tower.tile == "empty" for tower in view.towers)
    assert shown.count("▲") == len(view.forts)
    assert shown.count("⌂") == len(view.seats)


def test_every_place_can_be_read_by_name_when_the_whole_board_is_asked_for():
    _, view = at("turn")
    text = in_one_line(board().picture(view, 100, 1000))

    for space in GAME.box.board.spaces:
        assert space.names.en in text


def test_places_that_can_be_walked_to_are_told_with_their_cost():
    _, view = at("turn", wanted=lambda view: len(view.turn.reach) > 8)
    told = board(plain=True).lines(view)
    text = in_one_line(board().picture(view, 100, 1000))

    for place in view.turn.reach:
        line = next(line for line in told if line.startswith(f"Within reach for {place.cost}"))
        assert str(texts().word(place.space)) in line
        assert ("with the extra point" in line) == (place.cost > view.turn.points)
        assert f"Within reach for {place.cost}" in text


def test_a_step_is_offered_with_its_cost_and_what_is_there():
    position, view = at("turn", wanted=lambda view: len(view.turn.reach) > 8)
    costs = {place.space: place.cost for place in view.turn.reach}
    steps = [decision for decision in position.legal(view.me.seat) if decision.verb == "step"]

    assert steps
    for decision in steps:
        note = board().note(view, [decision]).plain
        assert note.startswith(f"{costs[decision.words[0]]} point")
        for words in Places(GAME.box, texts(), view).features(decision.words[0]):
            assert words in note


@pytest.mark.rule("RW-1.1")
def test_everybody_is_shown_with_how_close_each_victory_is():
    def busy(view):
        return any(seat.quest_progress for seat in view.seats) and any(seat.kept for seat in view.seats)

    _, view = at("turn", seats=4, quest="quest_marches", wanted=busy)
    told = board(plain=True).lines(view)

    for seat in view.seats:
        who = "You" if seat.seat == view.me.seat else NAMES[seat.seat]
        monsters = sum(count for tile, count in seat.kept.items() if tile.startswith("monster"))
        orbs = seat.kept.get("magic_orb", 0) + seat.kept.get("cursed_orb", 0)
        assert f"{who}: quest {seat.quest_progress}/{view.quest_wanted}." in told
        assert f"{who}: monsters {monsters}/3." in told
        assert f"{who}: orbs {orbs}/3." in told
        assert f"{who}: {seat.magic_points} MP (+{seat.income} a round)." in told


def test_the_order_of_the_round_is_shown_slowest_first_for_spells_and_fastest_first_for_moves():
    for step, way in (("cast", 1), ("turn", -1)):
        _, view = at(step, seats=4)
        line = next(line for line in board(plain=True).lines(view) if "in this order" in line)
        speeds = sorted([seat.speed for seat in view.seats], reverse=way < 0)

        places = [line.index(f"({speed})") for speed in speeds]

        assert places == sorted(places)
        assert line.rstrip(".") in in_one_line(board().picture(view, 100, 60))


def test_a_battle_is_told_with_place_opponent_and_muscles():
    _, view = at("attack", wanted=lambda view: view.battle.monster is not None)
    told = "\n".join(board("fr", True).lines(view))

    assert f"Bataille : vous contre {texts('fr').word(view.battle.monster)}, +" in told
    assert str(texts("fr").word(view.battle.space)) in told


def test_a_spell_is_told_with_what_it_is_aimed_at():
    _, view = at("react", wanted=lambda view: bool(view.spell.choices))
    told = "\n".join(board(plain=True).lines(view))

    aims = ", ".join(str(texts().word(choice)) for choice in view.spell.choices)
    assert f"Being played: {texts().word(view.spell.card)} ({aims})." in told


def test_ones_own_hand_is_shown_and_nobody_elses():
    position, view = at("play", seats=2)
    other = position.view(1 - view.me.seat)
    own = [str(texts().word(card)) for card in [*view.me.hand, *view.me.magic]]
    theirs = [str(texts().word(card)) for card in other.me.hand]

    for shown in ("\n".join(board(plain=True).lines(view)), in_one_line(board().picture(view, 100, 60))):
        assert all(card in shown for card in own)
        assert not any(card in shown for card in theirs)
        assert texts().word(view.quest) in shown
    told = "\n".join(board(plain=True).lines(position.view(None)))
    assert not any(card in told for card in [*own[:3], *theirs])


def test_a_magic_card_is_offered_with_what_it_does():
    position, view = at("cast", wanted=lambda view: view.me.magic)
    cards = {card.names.id: card for card in GAME.box.magic_cards}
    casts = [decision for decision in position.legal(view.me.seat) if decision.verb == "cast"]

    for decision in casts:
        kind = decision.words[0].removesuffix("_muscle")
        assert board("fr").note(view, [decision]).plain == cards[kind].text.fr


def test_what_is_done_in_a_turn_is_offered_with_its_price():
    prices = {"extra": 3, "open": 1, "buy": 3, "build": 3, "spin": 1, "vortex": 3}
    seen = set()
    for position in moments(3, seed=2):
        view = position.view(position.to_act()[0]) if position.to_act() else None
        for decision in position.legal(view.me.seat) if view and view.step == "turn" else []:
            if decision.verb in prices and decision.verb not in seen:
                seen.add(decision.verb)
                note = board().note(view, [decision]).plain
                assert note.startswith(f"{prices[decision.verb]} MP")
    assert {"extra", "open", "buy"} <= seen


def test_a_low_screen_keeps_the_standings_and_the_hand():
    _, view = at("turn")
    heights = [drawn(board().picture(view, 80, room), 80).count("\n") for room in (1000, 60, 36, 1)]
    text = in_one_line(board().picture(view, 80, 1), 80)

    assert heights == sorted(heights, reverse=True)
    assert heights[1] <= 60
    for seat in view.seats:
        assert str(texts().word(seat.place)) in text
        assert f"{seat.magic_points} MP" in text
    assert all(str(texts().word(card)) in text for card in view.me.hand)


@pytest.mark.parametrize("step", ["keep", "bonus", "spoils", "defend", "retreat", "conquer", "fly"])
def test_rare_questions_can_be_drawn_and_told_too(step, faults):
    position, view = at(step, seats=6)

    for show, lang in WAYS:
        show(position, view.me.seat, lang, 6, SIZES[0])

    assert faults == []
