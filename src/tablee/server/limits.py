"""Limits: how much one connection or one address may ask for, and how many may be here at once."""

import ipaddress
import time
from collections import Counter, OrderedDict

MOST_KEYS = 50000
"""Addresses remembered at the most; the ones not seen for longest are forgotten first."""


def neighbourhood(host: str) -> str:
    """What limits count as one address: in IPv6 whole networks, as one home has as many addresses as it likes."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if address.version == 4 or address.ipv4_mapped:
        return host
    return str(ipaddress.ip_network((address, 64), strict=False))


class Bucket:
    """A bucket that fills at a rate and holds a burst; what is asked for takes its price out."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.filled = time.monotonic()

    def take(self, price: float = 1, now: float | None = None) -> bool:
        """Whether there was enough to take."""
        moment = time.monotonic() if now is None else now
        self.left = min(self.burst, self.left + max(0.0, moment - self.filled) * self.rate)
        self.filled = moment
        if self.left < price:
            return False
        self.left -= price
        return True


class Buckets:
    """A bucket for each address."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        bucket = self._buckets.setdefault(key, Bucket(self.rate, self.burst))
        self._buckets.move_to_end(key)
        while len(self._buckets) > MOST_KEYS:
            self._buckets.popitem(last=False)
        return bucket.take()


class Places:
    """So many may be here at once, and so many of one address."""

    def __init__(self, total: int, each: int) -> None:
        self.total = total
        self.each = each
        self.here: Counter[str] = Counter()
        self.count = 0

    def enter(self, key: str) -> bool:
        """Whether there was a place; whoever got one must leave it."""
        if self.count >= self.total or self.here[key] >= self.each:
            return False
        self.here[key] += 1
        self.count += 1
        return True

    def leave(self, key: str) -> None:
        self.count -= 1
        self.here[key] -= 1
        if not self.here[key]:
            del self.here[key]
