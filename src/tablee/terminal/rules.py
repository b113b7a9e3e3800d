"""The rules on the screen: the whole book, a chapter, or one rule by its number."""

import re

from rich.markdown import Markdown
from rich.padding import Padding

from tablee.kernel.errors import SetupError
from tablee.terminal.screen import Screen
from tablee.texts.rulebook import Rule, Rulebook, read_rulebook
from tablee.texts.texts import Texts

EMPHASIS = re.compile(r"\*\*|(?<!\w)\*(?=\S)|(?<=\S)\*(?!\w)|`")


def show_rules(screen: Screen, texts: Texts, number: str) -> None:
    """A rule or chapter by its number; without one, the chapters; an unknown one is answered with what there is."""
    assert texts.game is not None
    try:
        book = read_rulebook(texts.game.name, texts.lang)
    except SetupError as error:
        screen.line(str(error))
        return
    if not number:
        show_chapters(screen, texts, book)
        return
    found = find_rules(book, number)
    if not found:
        screen.line(unknown_rule(texts, book, number))
    for rule in found:
        show_rule(screen, rule)


def find_rules(book: Rulebook, number: str) -> list[Rule]:
    """The rule of this number or the rules of a chapter; nothing if there are none."""
    wanted = number.strip().upper()
    chapters = {rule.chapter.split()[0] for rule in book.rules.values()}
    return book.find(wanted) if wanted in book.rules or wanted in chapters else []


def unknown_rule(texts: Texts, book: Rulebook, number: str) -> str:
    """What to say to a number that the rules do not have."""
    first, *_, last = book.rules
    return texts.say("unknown-rule", rule=number.strip(), first=first, last=last, title=texts.say("title"))


def show_chapters(screen: Screen, texts: Texts, book: Rulebook) -> None:
    """The chapters, and how to open one."""
    for chapter in dict.fromkeys(rule.chapter for rule in book.rules.values()):
        screen.line(chapter)
    screen.line(texts.say("rules-hint", example=next(iter(book.rules))), "dim")


def show_rule(screen: Screen, rule: Rule) -> None:
    """One rule with its number."""
    if screen.plain:
        screen.line(f"{rule.number}  {plain_text(rule.text)}")
    else:
        screen.show(Padding(Markdown(f"**{rule.number}**  {rule.text}"), (0, 2)))


def show_book(screen: Screen, book: Rulebook) -> None:
    """The whole rulebook."""
    if screen.plain:
        for line in book.text.splitlines():
            screen.line(EMPHASIS.sub("", line))
    else:
        screen.show(Padding(Markdown(book.text), (0, 1)))


def plain_text(markdown: str) -> str:
    """One flowing line without marks of emphasis."""
    return EMPHASIS.sub("", " ".join(markdown.split()))
