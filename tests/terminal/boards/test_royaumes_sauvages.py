"""Les Royaumes Sauvages in a terminal: every moment can be drawn and told, and the facts that matter are there."""

import ast
import io
import re
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

import tablee
from tablee.games import open_game
from tablee.kernel.seed import secret_of
from tablee.terminal.boards import board_of
from tablee.terminal.boards.royaumes_sauvages import RoyaumesSauvagesBoard
from tablee.terminal.boards.royaumes_sauvages.animals import BANNERS, MARKS, Animals
from tablee.terminal.boards.royaumes_sauvages.drawn import ALL, DENSE, LEAST, MOST
from tablee.terminal.choices import Menu
from tablee.terminal.screen import Screen
from tablee.texts.texts import Texts
from terminal.scripted import ByNumber, begin, sit

NAMES = ["Ada", "Bo", "Cy", "Di", "Ed"]
GAME = open_game("royaumes_sauvages")
CODE = Path(tablee.__file__).parent / "terminal" / "boards" / "royaumes_sauvages"


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
    """One decision, rather a claim than a pass, so that columns fill and battles are fought."""
    seat = random.choice(position.to_act())
    legal = position.legal(seat)
    claims = [decision for decision in legal if decision.verb in ("claim", "reinforce")]
    position.apply(seat, random.choice(claims if claims and random.random() < 0.8 else legal))


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


DETAILS = [ALL, MOST, DENSE, LEAST]
BOARDS = {
    (seats, lang, plain): board(seats, lang, plain)
    for seats in range(1, 6)
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
        (1, {"solo_level": "easy"}),
        (1, {"solo_level": "expert"}),
        (2, {}),
        (3, {"peace_treaty": "on"}),
        (4, {"rally_stall_limit": "5"}),
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
    assert moments > 20


def check_told(view, plain):
    """A moment in plain lines, without a sign that a screen reader would stumble over."""
    told = "\n".join([*plain.lines(view), *plain.brief(view)])
    assert not set(told) & set("".join(MARKS) + "♛○✗✓↓↔⇔│{}$")


def check_drawn(view, colour, detail):
    """A moment in colour, in some detail."""
    shown = drawn(colour._drawing(view, 80, detail).table(), 80)
    assert not set(shown) & set("{}$")


def check_choices(position, asked, seats, lang):
    """The choices of who is asked, in both modes: never more than fit at a glance."""
    for seat in asked:
        assert menu(position, seat, BOARDS[seats, lang, True]).count("\n") <= 9
        assert menu(position, seat, BOARDS[seats, lang, False])


def test_the_game_has_a_board_of_its_own():
    assert isinstance(board(2), RoyaumesSauvagesBoard)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("plain", [True, False])
def test_realms_show_decree_cards_influence_and_tile(lang, plain):
    position = until("act", decisions=12)
    view = position.view(0)
    shown = board(3, lang, plain)

    text = "\n".join(shown.lines(view)) if plain else drawn(shown.picture(view, 200, 1000), 200)

    words = texts(3, lang)
    assert sum(len(realm.column) for realm in view.realms) > 4
    for realm in view.realms:
        assert str(words.word(realm.realm)) in text
        assert (realm.decree.text_fr if lang == "fr" else realm.decree.text_en) in text
        assert str(realm.tile) in text
        for card in realm.column:
            name = str(words.word(card.card))
            species, value = name.rsplit(" ", 1)
            assert name in text if plain else f"{value} {species}{MARKS[card.side]}" in text


def test_influence_is_told_in_words_and_drawn_with_marks():
    position = until("act", decisions=12)
    view = position.view(0)
    told = board(3, plain=True).lines(view)
    shown = drawn(board(3).picture(view, 100, 1000))

    for realm in view.realms:
        name = str(texts(3).word(realm.realm))
        names = ["you", "Bo", "Cy"]
        held = [f"{names[side]} {count}" for side, count in enumerate(realm.influence) if count]
        assert f"{name}, influence: {', '.join(held) or 'nobody'}." in told
        marks = [f"{MARKS[side]}{count}" for side, count in enumerate(realm.influence) if count]
        assert " ".join(marks) in next(line for line in shown.splitlines() if f" {name} " in line)


@pytest.mark.rule("RS-5.2")
@pytest.mark.parametrize("seed", range(6))
def test_the_hand_says_where_each_card_may_go_exactly_as_the_rules_allow(seed):
    position = until("act", seed=seed, decisions=3 * seed)
    view = position.view(0)
    animals = Animals(GAME.box, texts(3), 0)
    legal = {tuple(decision.words) for decision in position.legal(0) if decision.verb == "claim"}

    homes = {(card, realm.realm) for card in view.me.hand for realm in animals.homes(view, card)}

    assert homes == legal


def test_many_choices_are_grouped_by_card_with_the_realms_beside_it():
    position = until("act")
    assert len(position.legal(0)) > 9

    lines = menu(position, 0, board(3, plain=True)).splitlines()

    assert len(lines) <= 6
    claims = [decision for decision in position.legal(0) if decision.verb == "claim"]
    card = claims[0].words[0]
    realms = [str(texts(3).word(claim.words[1])) for claim in claims if claim.words[0] == card]
    assert f"1. {texts(3).word(card)}, {', '.join(realms)}" in lines


def test_a_capital_that_is_next_is_announced():
    position = deal(2, 4)
    random = Random(4)
    while position.to_act():
        view = position.view(position.to_act()[0])
        next_ones = [realm for realm in view.realms if len(realm.column) == realm.size - 1]
        if view.step == "act" and next_ones:
            break
        play_on(position, random)

    told = "\n".join(board(2, plain=True).lines(view))

    name = texts(2).word(next_ones[0].realm)
    size = next_ones[0].size
    assert f"{name}, {size - 1} of {size} territories taken. The next card takes the capital." in told


def test_a_battle_shows_its_realm_its_prize_and_every_card():
    position = until("reinforce", seats=4, seed=4)
    view = position.view(0)
    realm = texts(4).word(view.battle.realm)

    told = board(4, plain=True).brief(view)
    shown = drawn(board(4).picture(view, 100, 12))

    assert any(line.startswith(f"Battle, {realm}, for {view.battle.points} points: ") for line in told)
    assert f"Battle, {realm} [{view.battle.points}]" in shown
    for card in view.battle.rounds[-1]:
        assert str(texts(4).word(card.card)) in "\n".join(told)
    assert re.search(r"reinforce 1\], strength \d", menu(position, 0, board(4, plain=True)))


@pytest.mark.parametrize("plain", [True, False])
def test_a_sealed_battle_card_is_seen_by_its_owner_only(plain):
    position = until("fight", seats=4, seed=3)
    position.apply(0, position.legal(0)[0])
    sealed = position.view(0).me.sealed
    assert sealed is not None
    shown = board(4, plain=plain)

    def text(viewer):
        view = position.view(viewer)
        return "\n".join(shown.lines(view)) if plain else drawn(shown.picture(view, 100, 1000))

    species, value = str(texts(4).word(sealed)).rsplit(" ", 1)
    wanted = f"Your card for the battle: {species} {value}." if plain else f"sent:  {value} {species}"
    assert wanted in text(0)
    assert wanted not in text(1)
    assert wanted not in text(None)


@pytest.mark.rule("RS-8.3")
def test_who_is_out_and_in_which_order_is_shown_and_the_tile_only_to_its_owner():
    position = deal(3, 2, starter="0")
    for seat in (0, 1):
        position.apply(seat, next(d for d in position.legal(seat) if d.verb == "pass"))
    points = position.view(0).me.tiles[0].points

    mine = "\n".join(board(3, plain=True).lines(position.view(0)))
    theirs = "\n".join(board(3, plain=True).lines(position.view(2)))
    shown = drawn(board(3).picture(position.view(2), 100, 40))

    assert "Out in this age, in this order: you, Bo." in mine
    assert "Out in this age, in this order: Ada, Bo." in theirs
    assert f"Your secret First-to-Pass tile of age 1: {points} points." in mine
    assert "secret" not in theirs
    assert "out, no. 2" in shown
    assert "first out in age 1: ?" in shown


def test_an_onlooker_sees_no_hand():
    position = until("act", decisions=6)
    view = position.view(None)

    told = board(3, plain=True).lines(view)

    assert not [line for line in told if "our hand" in line or line.startswith("Hand of")]
    assert "Hand " not in drawn(board(3).picture(view, 100, 1000))


@pytest.mark.rule("RS-15.28")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_solo_opponent_its_level_and_its_bonus_cards_are_shown(lang):
    position = until("act", seats=1, decisions=3, solo_level="expert")
    view = position.view(0)
    words = texts(1, lang)
    opponent = "Adversaire" if lang == "fr" else "Opponent"
    bonus = " | ".join(str(words.word(card)) for card in view.bonus)

    told = "\n".join(board(1, lang, plain=True).lines(view))
    shown = drawn(board(1, lang).picture(view, 100, 30))

    assert len(view.bonus) == 2
    for name in bonus.split(" | "):
        species, value = name.rsplit(" ", 1)
        assert name in told
        assert f"{value} {species}" in shown
    assert opponent in told
    assert opponent in shown
    assert str(words.word("expert")) in told
    assert str(words.word("expert")) in shown


@pytest.mark.rule("RS-15.27")
@pytest.mark.parametrize("seed", range(3))
def test_the_end_of_a_solo_game_says_whether_the_opponent_is_beaten(seed):
    position = deal(1, seed)
    random = Random(seed)
    while position.to_act():
        play_on(position, random)
    view = position.view(0)
    mine, theirs = (side.points for side in view.sides)

    told = board(1, plain=True).lines(view)
    shown = drawn(board(1).picture(view, 100, 40))

    if mine > theirs:
        assert f"You have beaten the opponent, {mine} to {theirs}." in told
    else:
        assert f"The opponent is not beaten: {mine} to {theirs}." in told
    assert ("You have beaten the opponent." in shown) == (mine > theirs)


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_a_board_takes_no_more_lines_than_it_has_room_for(seats):
    position = until("act", seats=seats, decisions=8)
    view = position.view(0)

    heights = [drawn(board(seats).picture(view, 80, room), 80).count("\n") for room in (1000, 24, 13)]

    assert heights == sorted(heights, reverse=True)
    assert heights[1] <= 24
    assert heights[2] <= 13


def test_colour_is_never_the_only_sign():
    for lang in ("en", "fr"):
        shorts = {species.in_language(lang)[:3] for species in GAME.box.species}
        assert len(shorts) == len(GAME.box.species) == len(BANNERS)
    assert len(set(MARKS)) == 5


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
    assert said > 60


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_person_plays_a_whole_game_by_reading_and_typing(lang):
    play = begin("you,random,random", seed=5, lang=lang, game="royaumes_sauvages", rally_stall_limit="5")

    output = sit(play, ByNumber(), lang).output

    assert play.now.result() is not None
    assert "\x1b" not in output


@pytest.mark.parametrize(("lang", "size"), [("fr", (100, 40)), ("en", (80, 24))])
def test_a_whole_game_is_drawn_in_colour(lang, size):
    play = begin("you,random", seed=6, lang=lang, game="royaumes_sauvages", rally_stall_limit="5")
    random = Random(1)

    def answer(text):
        choices = re.findall(r"^ +([1-9]\d*) ", re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", text), re.MULTILINE)
        return random.choice(choices) if choices else ""

    output = sit(play, answer, lang, plain=False, width=size[0], height=size[1]).output

    assert play.now.result() is not None
    assert "\x1b[38;2;" in output
