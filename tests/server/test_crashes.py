"""`kill -9` at random moments: nothing that was acknowledged is missing, and every table plays on to its end.

The short version; the long one is `python -m tests.server.soak`.
"""

import asyncio
import secrets

from .crashes import play_through


def killed(service, kills, tables):
    story = asyncio.run(play_through([service], [service.restart] * kills, tables, gap=25))

    assert story.complaints == []
    assert story.kills == kills
    assert story.finished >= tables
    assert max(story.sealed) > 0
    assert '"level": "error"' not in service.log()


def test_nothing_acknowledged_is_lost_when_the_service_is_killed(own_service):
    killed(own_service(), kills=5, tables=8)


def test_nothing_acknowledged_is_lost_when_the_service_is_killed_on_postgresql(own_service, postgres):
    killed(own_service(database_url=postgres.database(f"killed_{secrets.token_hex(4)}")), kills=3, tables=4)
