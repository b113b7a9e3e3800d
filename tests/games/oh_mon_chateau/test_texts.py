"""Everything that can be asked, chosen, told, refused or scored has a text in French and in English."""

import pytest

from tablee.kernel.rng import rng_from
from tablee.kernel.seed import secret_of
from tablee.texts.rulebook import read_rulebook
from tablee.texts.texts import Texts

from .helpers import GAME

LANGUAGES = ["fr", "en"]
NAMES = ["north", "east", "south", "west"]


def random_moments(version: str, seed: int):
    """A random play with its story: positions, seats to act, and events."""
    position = GAME.deal(GAME.setup(3, {"version": version, "guests_face_up_green": "off"}), secret_of(seed))
    chance = rng_from(secret_of(seed), "decisions")
    while position.to_act():
        seat = position.to_act()[0]
        legal = position.legal(seat)
        decision = legal[chance.below(len(legal))]
        story = []
        position.story = story
        before = position.clone()
        position.apply(seat, decision)
        yield before, seat, story
    yield position, 0, []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("version", ["little_builders", "grand_architects"])
def test_questions_events_and_refusals_of_whole_plays_have_texts(lang: str, version: str) -> None:
    texts = Texts(lang, GAME, NAMES)
    asked, told, refused = set(), {}, {}
    for seed in range(3):
        for number, (position, seat, story) in enumerate(random_moments(version, seed)):
            asked |= {position.question(s) for s in range(3)}
            told |= {event.name: event for event in story}
            if number % 25 == 0:
                found = [position.refusal(seat, choice) for choice in GAME.decisions.all]
                refused |= {refusal.reason: refusal for refusal in found if refusal is not None}

    assert all(texts.has(f"ask-{name}") for name in asked)
    for event in told.values():
        for reader in (None, 0, 1):
            assert texts.has(f"event-{event.name}")
            assert "{" not in texts.event(event, reader)
    for refusal in refused.values():
        assert texts.has(f"why-{refusal.reason}"), refusal.reason
        assert texts.refusal(refusal).endswith(f"[{refusal.rule}]")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_decisions_options_and_score_lines_have_texts(lang: str) -> None:
    texts = Texts(lang, GAME, NAMES)
    said = [texts.decision(choice) for choice in GAME.decisions.all]

    assert all(texts.has(f"do-{choice.verb}") for choice in GAME.decisions.all)
    assert not any("{" in line for line in said)
    for option in GAME.options:
        name = option.name.replace("_", "-")
        values = [f"option-{name}-{value.replace('_', '-')}" for value in option.values]
        assert all(texts.has(message) for message in [f"option-{name}", f"option-{name}-help", *values])
    for line in ("towers", "sky", "residents", "flags", "guests"):
        assert texts.has(f"score-{line}")


def test_both_languages_have_the_same_rules_in_the_same_order() -> None:
    french, english = (list(read_rulebook(GAME.name, lang).rules) for lang in LANGUAGES)

    assert french == english
    assert len(french) == 107 + 48 + 11
