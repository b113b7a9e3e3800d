"""The contract that every game keeps: checks as plain functions, run on every game and on sabotaged ones."""

import pytest

pytest.register_assert_rewrite(
    "contract.census", "contract.checks_history", "contract.checks_play", "contract.checks_secrets"
)
