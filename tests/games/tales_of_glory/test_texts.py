"""Texts: everything that can be asked, done, told or refused has its words in French and in English."""

import re
from importlib.resources import files

import pytest

from tablee.kernel.position import Event
from tablee.kernel.rng import rng_from
from tablee.kernel.seed import secret_of
from tablee.texts.texts import Texts

from .helpers import GAME, listen, new_game

WAYS = [{}, {"quests": "on", "quest_gains": "deferred"}, {"quests": "on", "play_order": "simultaneous"}]
both_languages = pytest.mark.parametrize("lang", ["fr", "en"])


def ids_of(lang):
    text = files("tablee.texts").joinpath(lang, "tales_of_glory.ftl").read_text(encoding="utf-8")
    return re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)


def reasons_in_code():
    """Every reason of a refusal that stands in the chapters."""
    folder = files("tablee.games.tales_of_glory")
    code = "".join(file.read_text(encoding="utf-8") for file in folder.iterdir() if file.name.endswith(".py"))
    return set(re.findall(r'Refusal\([^,()]+,\s*"([a-z-]+)"', code)) | {
        "bare-edge-meets-connector",
        "connector-meets-bare-edge",
    }


def played(way):
    """All events of a few random games, all refusals met on the way, all questions."""
    events, refusals, questions = [], {}, set()
    for seats in (2, 4):
        state = new_game(seats, seats, **WAYS[way])
        chance = rng_from(secret_of(seats), "texts")
        story = listen(state)
        while state.to_act():
            for seat in state.to_act():
                legal = state.legal(seat)
                questions.add(state.question(seat))
                for decision in GAME.decisions.all[:: 1 + chance.below(40)]:
                    refusal = state.refusal(seat, decision)
                    if refusal is not None:
                        refusals[refusal.reason] = refusal
                state.apply(seat, legal[chance.below(len(legal))])
        events += story
    return events, list(refusals.values()), questions


def test_both_languages_have_the_same_ids_each_once() -> None:
    assert ids_of("fr") == ids_of("en")
    assert len(set(ids_of("fr"))) == len(ids_of("fr"))


@both_languages
@pytest.mark.parametrize("way", range(len(WAYS)))
def test_whatever_happens_can_be_said(lang: str, way: int) -> None:
    texts = Texts(lang, GAME, [f"player {seat}" for seat in range(4)])
    events, refusals, questions = played(way)

    for message in {f"event-{event.name}" for event in events} | {f"ask-{name}" for name in questions}:
        assert texts.has(message), message
    for refusal in refusals:
        assert texts.has(f"why-{refusal.reason}"), refusal.reason
        assert "{" not in texts.refusal(refusal)
    for event in events:
        assert "{" not in texts.event(event, 0)


@both_languages
def test_every_reason_decision_option_and_score_line_has_words(lang: str) -> None:
    texts = Texts(lang, GAME, ["a", "b"])

    wanted = {f"why-{reason}" for reason in reasons_in_code()}
    wanted |= {f"do-{decision.verb}" for decision in GAME.decisions.all}
    wanted |= {f"ask-{step.question}" for step in GAME.steps} | {"title", "tagline", "ask-wait"}
    for option in GAME.options:
        name = option.name.replace("_", "-")
        wanted |= {f"option-{name}", f"option-{name}-help"}
        wanted |= {f"option-{name}-{value.replace('_', '-')}" for value in option.values}
    state = new_game(2)
    state.ask(9, 0)
    wanted |= {f"score-{line.name.replace('_', '-')}" for line in state.result().lines}

    assert [message for message in sorted(wanted) if not texts.has(message)] == []
    assert "why" in {message.partition("-")[0] for message in ids_of(lang)}


@both_languages
def test_there_are_no_words_for_what_never_happens(lang: str) -> None:
    known = {f"why-{reason}" for reason in reasons_in_code()}

    assert [message for message in ids_of(lang) if message.startswith("why-") and message not in known] == []


@pytest.mark.parametrize(
    ("coins", "potions", "french", "english"),
    [
        ("2", "0", "2 Pièces.", "2 Coins."),
        ("0", "1", "1 Potion.", "1 Potion."),
        ("1", "3", "1 Pièce et 3 Potions.", "1 Coin and 3 Potions."),
    ],
)
def test_a_payment_names_only_what_was_paid(coins: str, potions: str, french: str, english: str) -> None:
    event = Event("paid", 0, ["goblin", coins, potions])

    assert Texts("fr", GAME, ["a", "b"]).event(event, 0) == f"Pour « Gobelin », vous payez {french}"
    assert Texts("en", GAME, ["a", "b"]).event(event, 0) == f"For Goblin you pay {english}"


@pytest.mark.parametrize(
    ("word", "french", "english"),
    [
        ("slot_3", "emplacement 3", "slot 3"),
        ("-1,2", "(-1, 2)", "(-1, 2)"),
        ("coins", "Pièces", "Coins"),
        ("coin_purse", "Bourse bien garnie", "Plump Purse"),
        ("n", "haut", "top"),
        ("seat_1", "seat_1", "seat_1"),
    ],
)
def test_words_of_the_notation_have_printed_names(word: str, french: str, english: str) -> None:
    assert GAME.component_name(word, "fr") == french
    assert GAME.component_name(word, "en") == english
