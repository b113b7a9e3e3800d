"""`kill -9` at random moments: nothing that was acknowledged is missing, and every table plays on to its end.

The short version; the long one is `python -m tests.server.soak`.
"""

import asyncio

from .crashes import play_through


def test_nothing_acknowledged_is_lost_when_the_service_is_killed(own_service):
    service = own_service()

    story = asyncio.run(play_through([service], [service.restart] * 5, tables=8))

    assert story.complaints == []
    assert story.kills == 5
    assert story.finished >= 8
    assert max(story.sealed) > 0
    assert '"level": "error"' not in service.log()
