"""What a service measures of itself, in Prometheus' format; no names, no links, no decisions.

Several workers add theirs up in the folder that PROMETHEUS_MULTIPROC_DIR names; `serve` sets it.
"""

import os

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

CONNECTIONS = Gauge("tablee_connections", "Open WebSockets", multiprocess_mode="livesum")
WAITING = Gauge("tablee_waiting", "Requests that wait for a move", multiprocess_mode="livesum")
TABLES = Gauge("tablee_tables", "Tables in memory", multiprocess_mode="livesum")
MESSAGES = Counter("tablee_messages", "Messages received over sockets", ["kind"])
REFUSED = Counter("tablee_refused", "Messages and requests refused by a limit", ["limit"])
COMMITS = Counter("tablee_commits", "Groups of writes committed")
WRITES = Counter("tablee_writes", "Writes committed: a command each")
FAILED_WRITES = Counter("tablee_failed_writes", "Writes that the database did not take")
BOT_FAILURES = Counter("tablee_bot_failures", "Bots that hung or died")
FAULTS = Counter("tablee_faults", "Errors of the program itself; the log has them")
REQUESTS = Histogram("tablee_request_seconds", "Time to answer HTTP requests", ["route"])


def measured() -> bytes:
    """All metrics of this service, of every worker."""
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        return generate_latest()
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]  # it registers itself
    return generate_latest(registry)
