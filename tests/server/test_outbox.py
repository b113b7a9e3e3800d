"""An outbox gives its lines in order, several to a message, and says when it is full."""

import asyncio

from tablee.server.outbox import LONGEST, MOST_AT_ONCE, Outbox


def test_lines_come_in_order_and_as_many_to_a_message_as_it_may_hold():
    async def story():
        outbox = Outbox()
        for number in range(MOST_AT_ONCE + 3):
            outbox.put(b"%d" % number)
        return await outbox.take(), await outbox.take(), len(outbox)

    first, second, left = asyncio.run(story())

    assert first + second == [b"%d" % number for number in range(MOST_AT_ONCE + 3)]
    assert (len(first), left) == (MOST_AT_ONCE, 0)


def test_whoever_waits_gets_what_comes_together_at_once():
    async def story():
        outbox = Outbox()
        waiting = asyncio.create_task(outbox.take())
        await asyncio.sleep(0)
        outbox.put(b"a")
        outbox.put(b"b")
        return await waiting

    assert asyncio.run(story()) == [b"a", b"b"]


def test_who_stopped_waiting_takes_nothing_with_them():
    async def story():
        outbox = Outbox()
        gone = asyncio.create_task(outbox.take())
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        outbox.put(b"a")
        return await outbox.take()

    assert asyncio.run(story()) == [b"a"]


def test_a_full_outbox_takes_no_more_until_something_has_gone_out():
    async def story():
        outbox = Outbox()
        taken = [outbox.put(b"x") for _ in range(LONGEST + 1)]
        outbox.next()
        return taken, outbox.put(b"x")

    taken, again = asyncio.run(story())

    assert taken == [True] * LONGEST + [False]
    assert again
