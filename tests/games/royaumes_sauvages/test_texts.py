"""Texts and rulebook: complete in both languages, with every argument that they need."""

import re
from importlib.resources import files

import pytest

from tablee.games.royaumes_sauvages.decree_data import OPERATORS
from tablee.kernel.errors import Refusal
from tablee.kernel.rng import rng_from
from tablee.kernel.seed import secret_of
from tablee.texts.rulebook import read_rulebook
from tablee.texts.texts import Texts

from .helpers import GAME, LEVELS, a_table, new_game

LANGUAGES = ["fr", "en"]
NAMES = [f"player {seat}" for seat in range(5)]
TEXTS = {lang: Texts(lang, GAME, NAMES) for lang in LANGUAGES}
REASONS = [
    *[f"value-{operator}" for operator in OPERATORS],
    *[f"gap-{operator}" for operator in OPERATORS],
    *["species-eq", "species-ne", "parity-eq", "parity-ne", "step"],
]
WITHOUT_ONE_TO_BLAME = ["card", "first", "none-fits", *[f"none-fits-{count}" for count in range(1, 5)]]


def ids_of(lang):
    text = files("tablee.texts").joinpath(lang, "royaumes_sauvages.ftl").read_text(encoding="utf-8")
    return re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)


def say(texts, message, arguments):
    """A message that must exist and get all its arguments."""
    assert texts.has(message), message
    text, faults = texts.format(message, arguments)
    assert not faults, (message, faults)
    return text


def test_both_languages_have_the_same_messages_each_once():
    assert ids_of("fr") == ids_of("en")
    assert len(set(ids_of("fr"))) == len(ids_of("fr"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_and_their_values_have_words(lang):
    texts = TEXTS[lang]
    for option in GAME.options:
        name = option.name.replace("_", "-")
        say(texts, f"option-{name}", {})
        say(texts, f"option-{name}-help", {})
        for value in option.values:
            say(texts, f"option-{name}-{value}", {})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_can_be_decided_asked_or_scored_has_words(lang):
    texts = TEXTS[lang]
    for decision in GAME.decisions.all:
        words = {letter: texts.word(word) for letter, word in zip("abcd", decision.words, strict=False)}
        say(texts, f"do-{decision.verb}", words)
    for step in [*(step.question for step in GAME.steps), "wait"]:
        say(texts, f"ask-{step}", {})
    for line in new_game(2).view(None).sheet:
        say(texts, f"score-{line.name.replace('_', '-')}", {})
    for name in ["title", "tagline", "score-first-to-pass", "score-tokens"]:
        say(texts, name, {})


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("reason", REASONS)
def test_a_decree_that_refuses_names_the_card_to_blame(lang, reason):
    texts = TEXTS[lang]
    refusal = Refusal(
        "RS-6.2", f"decree-{reason}", ["bee_3", "realm_4", "even_only", "owl_6", "6", "realm_5"]
    )
    said = texts.refusal(refusal)
    assert texts.has(f"why-decree-{reason}")
    assert said.endswith("[RS-6.2]")
    assert GAME.component_name("owl_6", lang) in said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("reason", WITHOUT_ONE_TO_BLAME)
def test_a_decree_that_refuses_names_itself_and_the_cards_that_count(lang, reason):
    texts = TEXTS[lang]
    counting = ["owl_6", "frog_2", "wolf_1", "tiger_8"][: int(reason[-1]) if reason[-1].isdigit() else 0]
    said = texts.refusal(Refusal("RS-6.2", f"decree-{reason}", ["bee_3", "realm_4", "even_only", *counting]))
    for word in ["bee_3", "even_only", *counting]:
        assert GAME.component_name(word, lang) in said


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("fr", "Il faut au moins 6 à cause de Chouette 6 (Montagnes). [RS-6.2]"),
        ("en", "Needs at least 6: Mountains shows Owl 6. [RS-6.2]"),
    ],
)
def test_a_greyed_realm_says_which_condition_fails(lang, said):
    decree = "at_least_highest_neighbour"
    state = a_table(2, hands=["bee_3 bee_7"], columns={"realm_5": "owl_6"}, decrees={"realm_6": decree})
    refused = [one for one in state.view(0).me.refused if one.realm == "realm_6"]
    assert [one.card for one in refused] == ["bee_3"]
    assert TEXTS[lang].refusal(Refusal(refused[0].rule, refused[0].reason, refused[0].words)) == said


def stories():
    """Everything that is told, and every refusal, in some random plays of all kinds."""
    plays = [*[(1, {"solo_level": level}) for level in LEVELS], (2, {}), (3, {"peace_treaty": "on"}), (5, {})]
    for number, (seats, options) in enumerate(plays * 2):
        state = new_game(seats, number, **options)
        state.story = []
        chance = rng_from(secret_of(number), "stories")
        while state.to_act():
            seat = state.to_act()[0]
            legal = state.legal(seat)
            rallies = [choice for choice in legal if choice.verb in {"rally", "discard"}]
            choices = rallies if rallies and number == 6 and chance.below(12) else legal
            state.apply(seat, choices[chance.below(len(choices))])
        yield state.story


def test_everything_that_is_told_has_words_in_both_languages():
    names = set()
    for story in stories():
        for event in story:
            for lang in LANGUAGES:
                texts = TEXTS[lang]
                words = {
                    letter: texts.word(word) for letter, word in zip("abcdef", event.words, strict=False)
                }
                for mine in ["yes", "no"]:
                    say(texts, f"event-{event.name}", words | {"seat": "player", "mine": mine, "me": "no"})
            names.add(f"event-{event.name}")
    told = {message for message in ids_of("en") if message.startswith("event-")}
    assert told - names <= {"event-opponent-passed", "event-opponent-starts"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_in_a_play_has_words(lang):
    texts = TEXTS[lang]
    chance = rng_from(b"refusals")
    for seats in [1, 3]:
        state = new_game(seats, 3)
        for _ in range(40):
            if not state.to_act():
                break
            seat = state.to_act()[0]
            for decision in GAME.decisions.all[::7]:
                refusal = state.refusal(seat, decision)
                if refusal is not None:
                    words = {
                        letter: texts.word(word)
                        for letter, word in zip("abcdefg", refusal.words, strict=False)
                    }
                    say(texts, f"why-{refusal.reason}", words)
            legal = state.legal(seat)
            state.apply(seat, legal[chance.below(len(legal))])


def test_both_rulebooks_have_the_same_rules_in_the_same_order():
    french, english = [list(read_rulebook("royaumes_sauvages", lang).rules) for lang in LANGUAGES]
    assert french == english
    assert len(french) == 180


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_named_in_a_rulebook_is_there(lang):
    book = read_rulebook("royaumes_sauvages", lang)
    chapters = {rule.chapter.split()[0] for rule in book.rules.values()}
    for number in re.findall(r"RS-[\w.]*\w", book.text):
        assert number in book.rules or number in chapters, number
