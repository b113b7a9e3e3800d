"""The commands of `tablee`: each puts together what it needs and says how it went (the exit code)."""

from argparse import Namespace
from pathlib import Path

from tablee.games.mon_royaume.game import MonRoyaume
from tablee.kernel.errors import RecordError, SetupError
from tablee.kernel.game import Game
from tablee.kernel.record import Record
from tablee.terminal.asking import Quit
from tablee.terminal.best_kingdom import show_best_kingdom
from tablee.terminal.chairs import Chair, best_bot, names_of, read_chairs, usual_chairs
from tablee.terminal.closing import complain, forget_output, hangups_noticed
from tablee.terminal.conversation import Wishes, converse
from tablee.terminal.coverage import show_coverage
from tablee.terminal.journal import Journal, latest_journal, new_journal, state_folder
from tablee.terminal.play import Play, fork_of, play_of
from tablee.terminal.records import open_record, open_whole_record
from tablee.terminal.replay import Replay
from tablee.terminal.rules import find_rules, show_book, show_rule, unknown_rule
from tablee.terminal.screen import Closed, Screen
from tablee.terminal.session import Session
from tablee.terminal.setup import (
    check_game,
    components_of,
    game_of,
    number_of,
    options_of,
    pace_of,
    secret_from,
)
from tablee.terminal.shelf import show_games, show_welcome
from tablee.terminal.simulate import run_simulation, show_json, show_summary
from tablee.terminal.verify import verify
from tablee.terminal.watch import save_as, watch
from tablee.texts.rulebook import read_rulebook
from tablee.texts.texts import Texts

DONE = 0
FAULT = 2


def run_welcome(arguments: Namespace, screen: Screen, texts: Texts) -> int:  # noqa: ARG001 - as all commands
    show_welcome(screen, texts)
    return DONE


def run_games(arguments: Namespace, screen: Screen, texts: Texts) -> int:  # noqa: ARG001 - as all commands
    show_games(screen, texts)
    return DONE


# Playing


def run_play(arguments: Namespace, screen: Screen, texts: Texts) -> int:
    """A new game: as the command line says, or after a short conversation."""
    wishes = wishes_of(arguments, screen, texts)
    chosen = wishes.game.setup(len(wishes.chairs), wishes.options)
    setup = wishes.game.named(chosen, names_of(wishes.chairs, texts))
    return begin(Play(wishes.game, setup, secret_from(arguments.seed, texts), wishes.chairs), screen, texts)


def wishes_of(arguments: Namespace, screen: Screen, texts: Texts) -> Wishes:
    """Which game, who plays it, with which options."""
    components = components_of(arguments.components, texts)
    if arguments.game is None:
        if screen.plain:
            raise SetupError(texts.say("which-game-missing"))
        return converse(screen, texts, components)
    game = game_of(arguments.game, components, texts)
    chairs = usual_chairs(game) if arguments.seats is None else read_chairs(arguments.seats, texts)
    return Wishes(game, chairs, options_of(arguments, game, texts))


def run_resume(arguments: Namespace, screen: Screen, texts: Texts) -> int:
    """Go on with a game: the one interrupted last, or the one in a file."""
    path = latest_journal(state_folder()) if arguments.file is None else Path(arguments.file)
    if path is None:
        raise RecordError(texts.say("nothing-to-resume"))
    record, game = open_record(path, components_of(arguments.components, texts), texts)
    if record.points is not None:
        raise RecordError(texts.say("already-over", file=str(path)))
    play = play_of(record, game, texts)
    if record.whole:
        play.journal = new_journal(state_folder(), play.record(), texts)
    else:
        play.journal = Journal(path, texts)
        play.journal.rewrite(play.record())
    return sit(play, screen, texts)


def run_fork(arguments: Namespace, screen: Screen, texts: Texts) -> int:
    """Play on from a decision of a finished game."""
    record, game = open_whole_record(Path(arguments.file), components_of(arguments.components, texts), texts)
    at = number_of("--at", arguments.at, texts)
    return fork(record, game, at, arguments.seats, screen, texts)


def fork(record: Record, game: Game, at: int, seats: str | None, screen: Screen, texts: Texts) -> int:
    """Sit down at a play of its own from a decision of a record on."""
    chairs = None if seats is None else read_chairs(seats, texts)
    return begin(fork_of(record, game, at, chairs, texts), screen, texts)


def begin(play: Play, screen: Screen, texts: Texts) -> int:
    """Sit down at a play that is new, with a journal of its own."""
    if not play.people:
        raise SetupError(texts.say("nobody-plays"))
    play.journal = new_journal(state_folder(), play.record(), texts)
    return sit(play, screen, texts)


def sit(play: Play, screen: Screen, texts: Texts) -> int:
    """Play at this screen; however it is left, the journal has everything."""
    assert play.journal is not None
    kept = str(play.journal.path)
    try:
        with hangups_noticed():
            Session(play, screen, texts).run()
    except Quit:
        screen.line(texts.say("kept", file=kept))
    except (Closed, KeyboardInterrupt, OSError):
        forget_output()
        complain(texts.say("kept-closed", file=kept))
        return FAULT
    return DONE


# Looking


def run_watch(arguments: Namespace, screen: Screen, texts: Texts) -> int:
    """Bots play, at a pace."""
    game = game_of(arguments.game, components_of(arguments.components, texts), texts)
    bots = [Chair(best_bot(game))] * max(2, game.fewest)
    chairs = bots if arguments.seats is None else read_chairs(arguments.seats, texts)
    setup = game.setup(len(chairs), options_of(arguments, game, texts))
    play = Play(game, setup, secret_from(arguments.seed, texts), chairs)
    if play.people:
        raise SetupError(texts.say("people-play"))
    watch(play, screen, texts, pace_of(arguments.pace, texts))
    if arguments.save is not None:
        save_as(play, Path(arguments.save), texts)
    return DONE


def run_replay(arguments: Namespace, screen: Screen, texts: Texts) -> int:
    """A record forward and back; somebody may play on from where they stopped."""
    record, game = open_whole_record(Path(arguments.file), components_of(arguments.components, texts), texts)
    at = Replay(record, game, screen, texts).run()
    return DONE if at is None else fork(record, game, at, None, screen, texts)


def run_verify(arguments: Namespace, screen: Screen, texts: Texts) -> int:
    """Check a record."""
    verify(Path(arguments.file), components_of(arguments.components, texts), screen, texts)
    return DONE


def run_rules(arguments: Namespace, screen: Screen, texts: Texts) -> int:
    """The rulebook, a chapter or a rule."""
    said = texts.about(game_of(arguments.game, {}, texts))
    book = read_rulebook(arguments.game, texts.lang)
    if arguments.number is None:
        show_book(screen, book)
        return DONE
    found = find_rules(book, arguments.number)
    if not found:
        raise SetupError(unknown_rule(said, book, arguments.number))
    for rule in found:
        show_rule(screen, rule)
    return DONE


# Counting


def run_simulate(arguments: Namespace, screen: Screen, texts: Texts) -> int:
    """Many games between bots."""
    components = components_of(arguments.components, texts)
    game = game_of(arguments.game, components, texts)
    seats = number_of("--players", arguments.players, texts, least=1)
    setup = game.setup(seats, options_of(arguments, game, texts))
    said = texts.about(game)
    summary = run_simulation(
        game,
        setup,
        [bot.strip() for bot in arguments.bots.split(",")],
        number_of("--games", arguments.games, texts, least=1),
        number_of("--seed", arguments.seed, texts),
        number_of("--workers", arguments.workers, texts, least=1),
        components.get(game.name),
        said,
    )
    if arguments.json:
        show_json(summary, screen)
    else:
        show_summary(summary, screen, said)
    return DONE


def run_best_kingdom(arguments: Namespace, screen: Screen, texts: Texts) -> int:
    """The best kingdom from twelve tiles."""
    game = game_of("mon_royaume", components_of(arguments.components, texts), texts)
    assert isinstance(game, MonRoyaume)
    said = texts.about(game)
    show_best_kingdom(game, arguments.tiles, arguments.tale, arguments.advanced, screen, said)
    return DONE


def run_coverage(arguments: Namespace, screen: Screen, texts: Texts) -> int:
    """Which rules have a test; 1 if one has neither a test nor a reason."""
    check_game(arguments.game, texts)
    return DONE if show_coverage(arguments.game, Path(arguments.tests), screen, texts) else 1
