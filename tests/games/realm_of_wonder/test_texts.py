"""Everything that the game says has a sentence in French and in English."""

import re
from importlib.resources import files

import pytest

from tablee.games.realm_of_wonder import faults
from tablee.games.realm_of_wonder.faults import Fault
from tablee.games.realm_of_wonder.view import STEP_NAMES
from tablee.kernel.history import History
from tablee.kernel.rng import rng_from
from tablee.kernel.seed import secret_of
from tablee.texts.texts import Texts

from .helpers import GAME, new_game

NAMES = ["north", "east", "south", "west"]


def ids(lang):
    text = files("tablee.texts").joinpath(lang, "realm_of_wonder.ftl").read_text(encoding="utf-8")
    return re.findall(r"^([\w-]+) =", text, re.MULTILINE)


def test_both_languages_have_the_same_messages_in_the_same_order():
    assert ids("fr") == ids("en")


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_question_decision_and_refusal_has_a_sentence(lang):
    known = set(ids(lang))
    wanted = {f"ask-{name}" for name in [*STEP_NAMES[:-1], "wait"]}
    wanted |= {f"do-{decision.verb}" for decision in GAME.decisions.all}
    reasons = [fault.reason for fault in vars(faults).values() if isinstance(fault, Fault)]
    assert len(set(reasons)) == len(reasons)
    wanted |= {f"why-{reason}" for reason in [*reasons, "nothing-asked"]}
    assert wanted <= known
    assert {name for name in known if name.startswith(("ask-", "do-", "why-"))} == wanted


@pytest.mark.rule("RW-17.1", "RW-17.3")
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_option_has_its_words(lang):
    texts = Texts(lang, GAME, NAMES)
    for option in GAME.options:
        for message in (texts.option(option.name), texts.option_help(option.name)):
            assert message
        for value in option.values:
            assert texts.has(f"option-{option.name}-{value}".replace("_", "-"))


def test_the_names_of_the_questions_are_those_of_the_steps():
    state = new_game()
    assert [step.question for step in state.steps] == STEP_NAMES[:-1]


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_whole_games_are_told_without_a_missing_word(lang):
    texts = Texts(lang, GAME, NAMES)
    told = set()
    for seed in range(3):
        history = History(new_game(4, seed, round_limit="20"))
        rng = rng_from(secret_of(seed), lang)
        while history.now.to_act():
            seat = history.now.to_act()[0]
            legal = history.now.legal(seat)
            for event in history.play(seat, legal[rng.below(len(legal))]):
                for reader in (None, event.seat, 3):
                    check_event(texts, event, reader)
                told.add(event.name)
    assert len(told) > 30


def check_event(texts, event, reader):
    message = f"event-{event.name}"
    assert texts.has(message), message
    words = {"abcdef"[number]: texts.word(word) for number, word in enumerate(event.words)}
    about = {
        "seat": NAMES[event.seat] if event.seat >= 0 else "",
        "mine": "yes" if reader == event.seat else "no",
    }
    _, problems = texts.format(message, {**words, **about, "me": "no"})
    assert not problems, f"{event}: {problems}"


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_decisions_and_refusals_are_said_without_a_missing_word(lang):
    texts = Texts(lang, GAME, NAMES)
    rng = rng_from(secret_of(9), lang)
    state = new_game(3, 9, round_limit="20")
    reasons = set()
    number = 0
    while state.to_act():
        seat = state.to_act()[0]
        legal = state.legal(seat)
        if number % 9 == 0:
            for decision in GAME.decisions.all:
                refused = state.refusal(seat, decision)
                if refused is not None and (refused.reason, len(refused.words)) not in reasons:
                    reasons.add((refused.reason, len(refused.words)))
                    check_message(texts, f"why-{refused.reason}", refused.words)
        decision = legal[rng.below(len(legal))]
        check_message(texts, f"do-{decision.verb}", decision.words)
        state.apply(seat, decision)
        number += 1
    assert len(reasons) > 40


def check_message(texts, message, words):
    arguments = {"abcdef"[number]: texts.word(word) for number, word in enumerate(words)}
    _, problems = texts.format(message, arguments)
    assert not problems, f"{message}: {problems}"
