"""The checks of the contract notice: each fault that is put in on purpose turns one of them red."""

import pytest
from msgspec.structs import replace

from contract.checks_history import check_notation, check_take_back
from contract.checks_play import (
    check_clones,
    check_components,
    check_ends,
    check_legal,
    check_same_seed_same_play,
)
from contract.checks_secrets import (
    check_no_leak,
    check_reveals_are_honest,
    check_samples,
    check_told_is_seen,
)
from contract.plays import game_of
from contract.snapshot import attributes
from tablee.games.mon_royaume import builders, choices
from tablee.games.mon_royaume.game import MonRoyaume, MonRoyaumePosition
from tablee.games.mon_royaume.position import PLACED
from tablee.games.small.connect_four import DROPS, ConnectFourPosition
from tablee.games.small.kuhn_poker import KuhnPosition
from tablee.kernel.decision import Decision, Decisions
from tablee.kernel.errors import Refusal
from tablee.kernel.rng import Rng, rng_from

pytestmark = pytest.mark.skipif(
    hasattr(Rng, "__mypyc_attrs__"), reason="compiled classes cannot be patched; the source is the same"
)

CONSTANT = {"box", "seats", "level", "advanced", "bard_side", "adults", "caller", "steps", "block", "story"}
"""What the constructor of a Mon Royaume position is given, or what clones begin without."""
COPIED = sorted(set(attributes(game_of("mon_royaume").deal(game_of("mon_royaume").setup(2), b""))) - CONSTANT)


def goes_red(check, name="mon_royaume", seats=3, seeds=12):
    """The check fails for some seed."""

    def for_all_seeds():
        for seed in range(seeds):
            check(game_of(name), game_of(name).setup(seats), seed)

    with pytest.raises(AssertionError):
        for_all_seeds()


def patch(monkeypatch, owner, name, make):
    """Replace a method or function by one made from the original."""
    monkeypatch.setattr(owner, name, make(getattr(owner, name)))


def fresh(position):
    """A position that was constructed like this one, and nothing more."""
    return MonRoyaumePosition(
        position.box,
        position.seats,
        position.level,
        position.advanced,
        position.adults,
        position.caller,
        position.steps,
    )


@pytest.mark.parametrize("field", COPIED)
def test_a_clone_that_forgets_a_field_is_noticed(monkeypatch, field):
    def forgetful(clone):
        def cloned(self):
            copy = clone(self)
            setattr(copy, field, getattr(fresh(self), field))
            return copy

        return cloned

    patch(monkeypatch, MonRoyaumePosition, "clone", forgetful)
    goes_red(check_clones)


def test_a_clone_that_shares_what_changes_is_noticed(monkeypatch):
    def sharing(clone):
        def cloned(self):
            copy = clone(self)
            copy.facts = self.facts
            return copy

        return cloned

    patch(monkeypatch, MonRoyaumePosition, "clone", sharing)
    goes_red(check_clones)


def test_a_forgotten_field_spoils_taking_back(monkeypatch):
    def forgetful(clone):
        def cloned(self):
            copy = clone(self)
            copy.tokens_out = 0
            return copy

        return cloned

    patch(monkeypatch, MonRoyaumePosition, "clone", forgetful)
    goes_red(check_take_back)


def test_a_view_that_shows_the_next_tile_of_the_stack_leaks(monkeypatch):
    patch(
        monkeypatch,
        MonRoyaumePosition,
        "view",
        lambda view: lambda self, seat: replace(view(self, seat), stack=self.stack[len(self.stack) - 1]),
    )
    goes_red(check_no_leak)


def test_a_view_that_shows_a_sealed_choice_leaks(monkeypatch):
    patch(
        monkeypatch,
        MonRoyaumePosition,
        "view",
        lambda view: lambda self, seat: replace(view(self, seat), stack=self.sealed(0)),
    )
    goes_red(check_no_leak)


def test_a_view_that_shows_onlookers_a_card_leaks(monkeypatch):
    def shown(view):
        return lambda self, seat: view(self, 0 if seat is None else seat)

    patch(monkeypatch, KuhnPosition, "view", shown)
    goes_red(check_no_leak, "kuhn_poker", seats=2)


def test_a_legal_list_whose_order_depends_on_a_hidden_card_leaks(monkeypatch):
    def ordered(legal):
        return lambda self, seat: legal(self, seat)[:: 1 if self.cards[1 - seat] == 0 else -1]

    patch(monkeypatch, KuhnPosition, "legal", ordered)
    goes_red(check_no_leak, "kuhn_poker", seats=2)


def test_a_refusal_that_speaks_of_a_hidden_tile_leaks(monkeypatch):
    def telling(refusal):
        def refused(self, seat, decision):
            found = refusal(self, seat, decision)
            return found and Refusal(found.rule, found.reason, [str(self.supply[0])])

        return refused

    patch(monkeypatch, MonRoyaumePosition, "refusal", telling)
    goes_red(check_no_leak)


def test_a_question_that_depends_on_a_hidden_card_leaks(monkeypatch):
    patch(monkeypatch, KuhnPosition, "question", lambda _: lambda self, seat: f"wait {self.cards[1 - seat]}")
    goes_red(check_no_leak, "kuhn_poker", seats=2)


@pytest.mark.parametrize("name", ["mon_royaume", "kuhn_poker"])
def test_a_sample_that_is_the_true_world_is_noticed(monkeypatch, name):
    owner = MonRoyaumePosition if name == "mon_royaume" else KuhnPosition
    monkeypatch.setattr(owner, "sample", lambda self, _seat, _rng: self.clone())
    goes_red(check_samples, name, seats=2)


def test_a_sample_that_keeps_the_true_chance_is_noticed(monkeypatch):
    def with_dice(init):
        def made(self, cards):
            init(self, cards)
            self.dice = rng_from(b"dice")

        return made

    patch(monkeypatch, KuhnPosition, "__init__", with_dice)
    goes_red(check_samples, "kuhn_poker", seats=2)


def test_a_sample_with_chance_of_somebody_else_is_noticed(monkeypatch):
    def restless(sample):
        return lambda self, seat, rng: sample(self, seat, rng_from(str(id(rng)).encode()))

    patch(monkeypatch, MonRoyaumePosition, "sample", restless)
    goes_red(check_samples)


def test_shown_cards_that_are_not_counted_as_revealed_are_noticed(monkeypatch):
    def uncounted(show):
        def shown(self):
            show(self)
            self.reveals -= 1

        return shown

    patch(monkeypatch, KuhnPosition, "_show_cards", uncounted)
    goes_red(check_reveals_are_honest, "kuhn_poker", seats=2)


def test_revealed_picks_that_are_not_counted_are_noticed(monkeypatch):
    def uncounted(reveal):
        def revealed(state):
            before = state.reveals
            reveal(state)
            state.reveals = before

        return revealed

    patch(monkeypatch, choices, "reveal_picks", uncounted)
    goes_red(check_reveals_are_honest)


def test_a_story_that_tells_a_sealed_choice_is_noticed(monkeypatch):
    def talkative(apply):
        def applied(self, seat, decision):
            self.tell("chose", seat, decision.words)
            apply(self, seat, decision)

        return applied

    patch(monkeypatch, MonRoyaumePosition, "apply", talkative)
    goes_red(check_told_is_seen)


def test_a_story_meant_for_one_seat_may_tell_it_its_own_choice(monkeypatch):
    def discreet(apply):
        def applied(self, seat, decision):
            self.tell("chose", seat, decision.words, seat)
            apply(self, seat, decision)

        return applied

    patch(monkeypatch, MonRoyaumePosition, "apply", discreet)
    game = game_of("mon_royaume")
    for seed in range(4):
        check_told_is_seen(game, game.setup(3), seed)


def test_a_refusal_that_forbids_what_is_legal_is_noticed(monkeypatch):
    def strict(refusal):
        def refused(self, seat, decision):
            return refusal(self, seat, decision) or (
                Refusal("C4-3", "never") if decision is DROPS[0] else None
            )

        return refused

    patch(monkeypatch, ConnectFourPosition, "refusal", strict)
    goes_red(check_legal, "connect_four", seats=2)


def test_a_refusal_that_allows_everything_is_noticed(monkeypatch):
    monkeypatch.setattr(MonRoyaumePosition, "refusal", lambda *_: None)
    goes_red(check_legal)


def test_a_refusal_with_a_rule_that_does_not_exist_is_noticed(monkeypatch):
    def misnumbered(refusal):
        def refused(self, seat, decision):
            found = refusal(self, seat, decision)
            return found and Refusal("MR-99.9", found.reason, found.words)

        return refused

    patch(monkeypatch, MonRoyaumePosition, "refusal", misnumbered)
    goes_red(check_legal)


def test_a_seat_with_nothing_legal_is_noticed(monkeypatch):
    monkeypatch.setattr(MonRoyaumePosition, "legal", lambda *_: [])
    goes_red(check_legal)


def test_chance_from_elsewhere_is_noticed(monkeypatch):
    deals = []

    def restless(deal):
        def dealt(self, setup, secret):
            deals.append(setup)
            return deal(self, setup, secret + bytes([len(deals) % 7]))

        return dealt

    patch(monkeypatch, MonRoyaume, "deal", restless)
    goes_red(check_same_seed_same_play)


def test_a_tile_that_is_laid_twice_is_noticed(monkeypatch):
    def twice(lay):
        def laid(state, seat, kind, slot, face_up):
            lay(state, seat, kind, slot, face_up)
            state.facts[seat * state.block + PLACED] = 0

        return laid

    patch(monkeypatch, builders, "lay", twice)
    goes_red(check_components)


def test_a_play_without_end_is_noticed(monkeypatch):
    monkeypatch.setattr(KuhnPosition, "apply", lambda *_: None)
    goes_red(check_ends, "kuhn_poker", seats=2, seeds=1)


def test_a_decision_whose_words_do_not_match_its_notation_is_noticed():
    decision = Decision("bet", ["one"])
    decision.words = ["two"]
    game = game_of("kuhn_poker")
    true_decisions = game.decisions
    try:
        game.decisions = Decisions([decision])
        with pytest.raises(AssertionError):
            check_notation(game)
    finally:
        game.decisions = true_decisions
