"""Stand-ins for the process in which a bot thinks: they hang, die, or say nonsense."""

import os

import msgspec

from tablee.server.bot_process import READY, Thought


def answer_each(connection, answer):
    connection.send_bytes(READY)
    while True:
        thought = msgspec.json.decode(connection.recv_bytes(), type=Thought)
        connection.send_bytes(answer(thought).encode())


def hang(_thought):
    while True:
        pass


def hangs_at_seat_one(connection, _seconds):
    answer_each(connection, lambda thought: hang(thought) if thought.seat == 1 else f"process {os.getpid()}")


def dies(connection, _seconds):
    answer_each(connection, lambda _thought: os._exit(1))


def lies(connection, _seconds):
    answer_each(connection, lambda _thought: "castle the king")


def never_begins(_connection, _seconds):
    os._exit(1)
