"""Both languages are complete: whatever the code can say has a message, and every message gets what it needs."""

import ast
import re
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.visitor import Visitor

import tablee
from tablee.games import COLLECTION, open_game
from tablee.kernel.errors import Refusal
from tablee.kernel.history import History
from tablee.kernel.play import why_not
from tablee.kernel.position import Event
from tablee.kernel.seed import secret_of
from tablee.texts.elision import que
from tablee.texts.language import LANGUAGES, language_of
from tablee.texts.texts import Texts

GAMES = list(COLLECTION)
OURS = ["common", "terminal", "mon_royaume"]
SOURCE = Path(tablee.__file__).parent


class Messages(Visitor):
    """The messages of a file, and the arguments that each uses."""

    def __init__(self):
        self.ids = {}

    def visit_Message(self, node):  # noqa: N802 - as fluent calls it
        self.now = self.ids.setdefault(node.id.name, set())
        self.generic_visit(node)

    def visit_VariableReference(self, node):  # noqa: N802 - as fluent calls it
        self.now.add(node.id.name)


def messages_of(lang, name):
    text = files("tablee.texts").joinpath(lang, f"{name}.ftl").read_text("utf-8")
    found = Messages()
    found.visit(FluentResource(text))
    return found.ids


def all_messages(lang):
    return {id_: used for name in OURS for id_, used in messages_of(lang, name).items()}


def source_of(folder):
    return "\n".join(path.read_text("utf-8") for path in sorted((SOURCE / folder).rglob("*.py")))


@pytest.mark.parametrize("name", ["common", "terminal", *GAMES])
def test_both_languages_have_the_same_messages_with_the_same_arguments(name):
    english, french = messages_of("en", name), messages_of("fr", name)

    assert list(english) == list(french)
    assert english == french


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_message_of_a_game_hides_behind_one_of_the_table(lang, game):
    ids = [id_ for name in ("common", "terminal", game) for id_ in messages_of(lang, name)]

    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_file_is_read_without_junk(lang):
    for name in OURS:
        text = files("tablee.texts").joinpath(lang, f"{name}.ftl").read_text("utf-8")
        assert not [entry for entry in FluentResource(text).body if type(entry).__name__ == "Junk"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_event_question_and_verb_in_the_code_has_a_message(lang):
    known = all_messages(lang)
    rules = source_of("games/mon_royaume") + source_of("kernel")
    wanted = {f"why-{reason}" for reason in re.findall(r'Refusal\(\s*"[\w.-]+",\s*"([a-z-]+)"', rules)}
    wanted |= {f"why-{reason}" for reason in re.findall(r'NOT_YOUR_TURN = "([a-z-]+)"', rules)}
    wanted |= {f"event-{name}" for name in re.findall(r'\.tell\(\s*"([a-z-]+)"', rules)}
    either = re.findall(r'name = "(\w+)" if .* else "(\w+)"', rules)
    wanted |= {f"event-{name}" for names in either for name in names}
    game = open_game("mon_royaume")
    wanted |= {f"ask-{step.question}" for step in game.steps} | {"ask-wait"}
    wanted |= {f"do-{decision.verb}" for decision in game.decisions.all}
    for option in game.options:
        name = f"option-{option.name.replace('_', '-')}"
        wanted |= {name, f"{name}-help", *[f"{name}-{v.replace('_', '-')}" for v in option.values]}
    wanted |= {f"score-{line.id.replace('_', '-')}" for line in game.box.score_lines}

    assert len(wanted) > 60
    assert sorted(wanted - set(known)) == []


def files_that_say(game):
    """The terminal's own files, or those of a game's board; each speaks with the messages of its game."""
    boards = SOURCE / "terminal" / "boards"
    if game == "mon_royaume":
        others = [boards / name for name in GAMES if name != game]
        own = [p for p in (SOURCE / "terminal").rglob("*.py") if not set(p.parents) & set(others)]
        return [*sorted(own), SOURCE / "cli.py"]
    return sorted((boards / game).rglob("*.py"))


def messages_for(lang, game):
    return {
        id_: used for name in ("common", "terminal", game) for id_, used in messages_of(lang, name).items()
    }


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_everything_that_the_terminal_says_has_a_message(lang, game):
    known = set(messages_for(lang, game))
    code = "\n".join(path.read_text("utf-8") for path in files_that_say(game))
    said = set(re.findall(r'say\(\s*"([a-z0-9-]+)"', code))
    patterns = set(re.findall(r'say\(\s*f"([a-z0-9-]*\{[^"]*)"', code))

    assert len(said) > 100 or game != "mon_royaume"
    assert sorted(said - known) == []
    anywhere = {id_ for one in GAMES for id_ in messages_for(lang, one)}
    for pattern in patterns:
        shape = re.sub(r"\{[^}]*\}", "[a-z0-9-]+", pattern)
        assert any(re.fullmatch(shape, id_) for id_ in anywhere), pattern


def said_with(tree):
    """Every `say("message", …)` of a module: the message, its arguments, and whether more come in a table."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name == "say":
                given = {keyword.arg for keyword in node.keywords}
                yield node.args[0].value, given - {None}, None in given


@pytest.mark.parametrize("game", GAMES)
def test_the_terminal_gives_every_message_its_arguments(game):
    messages = messages_for("en", game)
    for path in files_that_say(game):
        for message, given, more in said_with(ast.parse(path.read_text("utf-8"))):
            missing = messages[message] - given - ({"mine", "name", "number", "last"} if more else set())
            assert not missing, (path.name, message, missing)


def test_no_message_lies_about_unused():
    """Every message is said somewhere: by its name, or by a part of its name that the code completes."""
    commands = [(SOURCE / name).read_text("utf-8") for name in ("cli.py", "service_commands.py")]
    code = source_of("terminal") + source_of("texts") + "".join(commands)
    completed = ("why-", "event-", "ask-", "do-", "option-", "score-", "word-", "about-", "arg-", "help-")
    completed += ("command-", "column-", "chair-", "note-", "board-", "tell-")
    completed += (
        "mr-",
        "guide-",
        "value-",
        "field-",
    )  # said by the drawn board of the page: tests/web holds those
    unused = [id_ for id_ in all_messages("en") if f'"{id_}"' not in code and not id_.startswith(completed)]

    assert unused == []


@pytest.fixture(scope="module")
def spoken():
    """All that random games of every level, and questions about them, bring up: (message, words, event or not)."""
    game = open_game("mon_royaume")
    events, refusals, decisions = {}, {}, {}
    for number, level in enumerate(["simplified_1", "simplified_2", "complete", "complete", "complete"]):
        advanced = "on" if number == 3 else "off"
        setup = game.setup(2 + number % 3, {"level": level, "advanced_bard": advanced})
        history = History(game.deal(setup, secret_of(number)))
        random = Random(number)
        while history.now.to_act():
            seat = random.choice(history.now.to_act())
            for decision in random.sample(game.decisions.all, 80):
                decisions[decision.notation] = decision
                refusal = why_not(history.now, seat, decision)
                if refusal is not None:
                    refusals[refusal.reason, len(refusal.words)] = refusal
            for event in history.play(seat, random.choice(history.now.legal(seat))):
                events[event.name, event.seat] = event
    return list(events.values()), list(refusals.values()), list(decisions.values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_misses_an_argument(lang, spoken, monkeypatch):
    faults = []
    texts = Texts(lang, open_game("mon_royaume"), ["A", "B", "C", "D"])
    plain = Texts.format

    def checked(self, message, arguments):
        text, found = plain(self, message, arguments)
        faults.extend((message, fault) for fault in found)
        return text, found

    monkeypatch.setattr(Texts, "format", checked)
    events, refusals, decisions = spoken
    assert len({event.name for event in events}) >= 12
    assert len({refusal.reason for refusal in refusals}) >= 12
    said = [texts.event(event, reader) for event in events for reader in (None, 0, 1)]
    said += [texts.refusal(refusal) for refusal in refusals]
    said += [texts.decision(decision) for decision in decisions]

    assert faults == []
    assert not [text for text in said if "{" in text or "$" in text]


def test_a_refusal_names_its_rule_and_a_plain_reason_does_not():
    texts = Texts("en", open_game("mon_royaume"), ["A", "B"])

    said = texts.refusal(Refusal("MR-4.3", "no-colour-below", ["forest", "green", "r1s1", "r1s2"]))

    assert (
        said == "The forest needs green below it, and there is none: row 1, slot 1; row 1, slot 2. [MR-4.3]"
    )
    assert texts.refusal(Refusal("turn", "not-your-turn")).endswith("now.")


def test_an_event_speaks_to_its_reader():
    texts = Texts("en", open_game("mon_royaume"), ["A", "B", "C"])
    gave = Event("gave-marker", 0, ["adv_monster_troll_1", "seat_1"])

    told = [texts.event(gave, reader) for reader in (0, 1, 2, None)]

    assert told[0] == "“Toll under the Bridge”: you give B a monster marker."
    assert told[1] == "“Toll under the Bridge”: A gives you a monster marker."
    assert told[2] == told[3] == "“Toll under the Bridge”: A gives B a monster marker."


def test_a_number_is_counted_as_the_language_counts():
    texts = Texts("fr", open_game("mon_royaume"), ["A", "B"])
    words = ["love_tree", "1", "5"]

    assert texts.event(Event("elements", 1, [*words, "1"])).endswith("pour 1 jeton Barde.")
    assert texts.event(Event("elements", 1, [*words, "3"])).endswith("pour 3 jetons Barde.")


def test_a_game_without_texts_is_still_said_by_its_own_names():
    texts = Texts("en", open_game("mon_royaume"), ["A", "B"])

    assert texts.say("do-jump-over", a="the moon") == "jump over the moon"


@pytest.mark.parametrize(
    ("wanted", "environment", "lang"),
    [
        ("fr", {"LANG": "en_GB.UTF-8"}, "fr"),
        (None, {"LANG": "fr_FR.UTF-8"}, "fr"),
        (None, {"LANG": "fr_FR.UTF-8", "LC_ALL": "en_US.UTF-8"}, "en"),
        (None, {"LANG": "en_US.UTF-8", "LC_MESSAGES": "fr_BE"}, "fr"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LC_ALL": "", "LANG": "fr"}, "fr"),
        (None, {}, "en"),
    ],
)
def test_the_language_is_as_asked_for_or_as_the_environment_says(wanted, environment, lang):
    assert language_of(wanted, environment) == lang


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Ada", "d'Ada"),
        ("Élodie", "d'Élodie"),
        ("œuf", "d'œuf"),
        ("Yves", "d'Yves"),
        ("Yasmine", "de Yasmine"),
        ("Y", "de Y"),
        ("Bo", "de Bo"),
        ("Hugo", "de Hugo"),
        ("7", "de 7"),
    ],
)
def test_in_french_de_loses_its_e_before_a_vowel(name, said):
    assert Texts("fr", open_game("tales_of_glory")).say("tell-land-of", name=name, tiles="2") == (
        f"Zone {said} : 2."
    )


def test_in_french_que_loses_its_e_too():
    assert [que("Abeille 4"), que("Tigre 7")] == ["qu'Abeille 4", "que Tigre 7"]
