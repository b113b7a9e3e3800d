"""The seed: committed at the start, opened at the end."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.kernel.errors import RecordError
from tablee.kernel.seed import commitment, fresh_secret, opens, secret_from_hex, secret_of, secret_of_game


def test_a_fresh_secret_has_256_bits_and_is_new_each_time():
    assert len(fresh_secret()) == 32
    assert fresh_secret() != fresh_secret()


@given(st.binary(min_size=32, max_size=32))
def test_the_secret_opens_its_own_commitment_and_no_other(secret):
    committed = commitment(secret)
    assert opens(secret, committed)
    assert not opens(secret_of(1), committed) or secret == secret_of(1)
    assert not opens(secret, committed[:-1] + ("0" if committed[-1] != "0" else "1"))


def test_a_commitment_does_not_show_the_secret():
    secret = secret_of(1)
    assert secret.hex() not in commitment(secret)
    assert len(commitment(secret)) == 64


def test_a_small_number_always_stands_for_the_same_secret():
    assert secret_of(7) == secret_of(7)
    assert len({secret_of(seed) for seed in range(100)} | {secret_of_game(1, n) for n in range(100)}) == 200


@given(st.binary(min_size=32, max_size=32))
def test_a_secret_reads_back_from_hexadecimal(secret):
    assert secret_from_hex(secret.hex()) == secret


@pytest.mark.parametrize("text", ["", "12", "zz" * 32, "00" * 31, "00" * 33, "é" * 64])
def test_a_damaged_seed_is_refused(text):
    with pytest.raises(RecordError, match="the seed is not 64 hexadecimal digits"):
        secret_from_hex(text)
