"""The HTTP API before and after a play: games, tables, seats, the start, forks and rematches."""

import secrets
from functools import cache

import msgspec
from fastapi import APIRouter

from tablee.games import COLLECTION
from tablee.kernel.game import Game
from tablee.server import api_models as m
from tablee.server.api_links import MayMakeTables, TheHall, TheHost, TheLink, TheRoom
from tablee.server.links import HOST, JOIN, ONLOOKER, SEAT, hashed, new_token
from tablee.server.new_tables import new_table, opened
from tablee.server.shelf import bots_of, known_bot
from tablee.server.storage import Link, emptied, link_row
from tablee.server.writer import Job
from tablee.table.entries import AnyEntry, Sat, Settings
from tablee.table.errors import TableRefusal
from tablee.table.records import fork_of
from tablee.table.table import Table
from tablee.texts.texts import Texts

router = APIRouter(prefix="/api", tags=["tables"])


@router.get("/games")
def games(hall: TheHall) -> list[m.GameOut]:
    """The games that can be played here, with their options."""
    return [_game_out(hall.shelf.game(name)) for name in COLLECTION]


@cache
def _game_out(game: Game) -> m.GameOut:
    texts = {lang: Texts(lang, game) for lang in ("fr", "en")}
    return m.GameOut(
        name=game.name,
        title={lang: said.say("title") for lang, said in texts.items()},
        tagline={lang: said.say("tagline") for lang, said in texts.items()},
        fewest=game.fewest,
        most=game.most,
        edition=game.edition,
        options=[
            m.OptionOut(name=o.name, values=o.values, default=o.default, per_seat=o.per_seat)
            for o in game.options
        ],
        bots=bots_of(game),
    )


@router.post("/tables", status_code=201, dependencies=[MayMakeTables])
async def make_table(hall: TheHall, wanted: m.NewTable) -> m.Made:
    """Make a table."""
    settings = Settings(**wanted.settings.model_dump())
    game = hall.shelf.game(wanted.game)
    made = await hall.create(opened(game, wanted.seats, wanted.options, settings, hall.clock.now()))
    return m.Made(table=made.play, **made.tokens)


@router.post("/seats", status_code=201)
async def take_seat(hall: TheHall, link: TheLink, room: TheRoom, wanted: m.TakeSeat) -> m.Seated:
    """Sit down, with the link to join or the host's. The token in the answer is the key to the seat."""
    if link.role not in (HOST, JOIN):
        raise TableRefusal("not-your-seat", link.role)
    token = new_token()

    def sit(table: Table, now: float) -> list[AnyEntry]:
        seat = first_free(table) if wanted.seat is None else wanted.seat
        if seat < len(table.chairs) and table.chairs[seat].taken:
            raise TableRefusal("seat-taken", str(seat))
        return table.sit(seat, wanted.name, now, wanted.avatar)

    def key(new: list[AnyEntry]) -> Job:
        return Job(links=[link_row(room.play, hashed(token), SEAT, seat_in(new))])

    return m.Seated(table=room.play, seat=seat_in(await hall.acts.act(room, sit, key)), token=token)


def first_free(table: Table) -> int:
    """The first empty seat."""
    for chair in table.chairs:
        if not chair.taken:
            return chair.seat
    raise TableRefusal("table-full")


def seat_in(new: list[AnyEntry]) -> int:
    """The seat that was taken by these entries."""
    sat = new[0]
    assert isinstance(sat, Sat)
    return sat.seat


@router.post("/bots", status_code=204)
async def seat_bot(hall: TheHall, _host: TheHost, room: TheRoom, wanted: m.SeatBot) -> None:
    """The host lets a bot sit down."""
    bot = known_bot(wanted.bot, room.table.game)
    await hall.acts.act(room, lambda table, now: table.sit(wanted.seat, bot, now, bot=bot))


@router.delete("/seats/{seat}", status_code=204)
async def empty_seat(hall: TheHall, _host: TheHost, room: TheRoom, seat: m.SeatNumber) -> None:
    """The host empties a seat before the start; its link opens nothing any more."""
    await hall.acts.act(
        room, lambda table, now: table.stand_up(seat, now), lambda _: emptied(room.play, seat)
    )


@router.post("/start", status_code=204)
async def start(hall: TheHall, _host: TheHost, room: TheRoom) -> None:
    """The host deals."""
    await hall.acts.act(room, lambda table, now: table.start(now))


@router.post("/fork", status_code=201, dependencies=[MayMakeTables])
async def fork(hall: TheHall, link: TheLink, room: TheRoom, body: m.ForkBody) -> m.Made:
    """A new table that plays on from a line of my log, with what I cannot know dealt anew."""
    table = room.table
    if table.opened.fork is not None and table.opened.fork.seat is not None:
        raise TableRefusal(
            "forks-cannot-fork"
        )  # its decisions belong to a world dealt anew, not to the true one
    begun = fork_of(table, room.play, link.seat, body.line, secrets.token_bytes(32))
    first = msgspec.structs.replace(table.opened, fork=begun, at=hall.clock.now(), settings=Settings())
    made = await hall.create(first)
    return m.Made(table=made.play, **made.tokens)


@router.post("/rematch", status_code=201, dependencies=[MayMakeTables])
async def rematch(hall: TheHall, link: TheLink, room: TheRoom) -> m.Made:
    """A new table with the same game, options and seats, or links to it if somebody else has made it."""
    last = room.table.opened
    made = new_table(opened(room.table.game, last.seats, last.options, last.settings, hall.clock.now()))

    def announce(table: Table, now: float) -> list[AnyEntry]:
        if link.role not in (SEAT, HOST) and table.rematch is None:
            raise TableRefusal("not-your-seat", link.role)
        return table.announce_rematch(made.play, now)

    if await hall.acts.act(room, announce, lambda _: made.rows):
        return m.Made(table=made.play, **made.tokens)
    assert room.table.rematch is not None
    return await _invited(hall, room.table.rematch, link)


async def _invited(hall: TheHall, play: str, link: Link) -> m.Made:
    """Fresh links to a table: to join for who has played, to look on for who has looked on."""
    roles = [JOIN, ONLOOKER] if link.role in (SEAT, HOST) else [ONLOOKER]
    tokens = {role: new_token() for role in roles}
    rows = [link_row(play, hashed(token), role, None) for role, token in tokens.items()]
    await hall.storage.writer.store(Job(links=rows))
    return m.Made(table=play, **tokens)
