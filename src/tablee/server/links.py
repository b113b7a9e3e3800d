"""Links: unguessable tokens that are the only key to a table. Only their hashes are stored."""

import hashlib
import secrets

HOST = "host"
SEAT = "seat"
JOIN = "join"
ONLOOKER = "onlooker"


def new_token() -> str:
    """A token of 160 bits, short enough for a link and a QR code."""
    return secrets.token_urlsafe(20)


def new_name() -> str:
    """A name for a play; it opens nothing."""
    return secrets.token_hex(8)


def hashed(token: str) -> str:
    """What is stored of a token.

    It is looked up by this hash, which nobody can aim at: how long that takes says nothing about the token.
    """
    return hashlib.sha256(b"tablee link\0" + token.encode(errors="replace")).hexdigest()
