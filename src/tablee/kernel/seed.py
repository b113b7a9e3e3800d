"""The seed: a 256-bit secret, committed at the start of a play and opened at its end."""

import hashlib
import hmac
import secrets

from tablee.kernel.errors import RecordError


def fresh_secret() -> bytes:
    """A new secret from the operating system."""
    return secrets.token_bytes(32)


def secret_of(seed: int) -> bytes:
    """The secret of a small number, for simulations and tests that must repeat themselves."""
    return hashlib.sha256(b"tablee seed %d" % seed).digest()


def secret_of_game(seed: int, number: int) -> bytes:
    """The secret of one game of a numbered series."""
    return hashlib.sha256(b"tablee seed %d game %d" % (seed, number)).digest()


def commitment(secret: bytes) -> str:
    """What is shown at the start: it fixes the secret and says nothing about it."""
    return hashlib.sha256(b"tablee commitment\0" + secret).hexdigest()


def opens(secret: bytes, committed: str) -> bool:
    """Whether this secret is the one that was committed to."""
    return hmac.compare_digest(commitment(secret).encode(), committed.encode())


def secret_from_hex(text: str) -> bytes:
    """Read a seed as records write it: 64 hexadecimal digits."""
    try:
        secret = bytes.fromhex(text)
    except ValueError:
        secret = b""
    if len(secret) != 32:
        raise RecordError("the seed is not 64 hexadecimal digits; the file is damaged")
    return secret
