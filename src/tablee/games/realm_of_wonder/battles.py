"""RW-13  Battles: muscle cards of the attacker, then of the defender, the dice, and the totals."""

from typing import final

from mypy_extensions import i64

from tablee.games.realm_of_wonder.aftermath import settle
from tablee.games.realm_of_wonder.cards import CARD_TYPES, KNIGHT
from tablee.games.realm_of_wonder.decisions import Choices, Muscle
from tablee.games.realm_of_wonder.draws import use_card
from tablee.games.realm_of_wonder.faults import ASKED_MUSCLE, NO_MUSCLE_CARD, Fault
from tablee.games.realm_of_wonder.position import ATTACK, DEFEND, State
from tablee.games.realm_of_wonder.realm import ARMS, KEPT_AT, NOBODY
from tablee.games.realm_of_wonder.steps import Step
from tablee.kernel.decision import Decision
from tablee.kernel.ints import Ints, zeros


def begin_battle(state: State, defender: i64) -> None:
    """RW-13.1  The player whose turn it is attacks a character, or the monster on his space."""
    state.attacker = state.mover
    state.defender = defender
    state.arena = state.place(state.mover)
    state.attack_dice = zeros(0)
    state.defence_dice = zeros(0)
    state.loser = NOBODY
    state.attack_muscles = 0
    state.defence_muscles = 0
    state.ask(ATTACK, state.mover)
    if state.story is not None:
        state.tell("battle", state.mover, [opponent_word(state)])


def opponent_word(state: State) -> str:
    """Who is attacked: a player or a monster."""
    if state.defender != NOBODY:
        return f"seat_{state.defender}"
    return state.box.tiles[monster_kind(state)].names.id


def monster_kind(state: State) -> i64:
    """The kind of the monster that is being fought."""
    return state.towers[state.board.tower_number[state.arena]]


def legal_muscles(choices: Choices, state: State, seat: i64) -> list[Decision]:
    """RW-13.3  Any muscle card of the hand, one after the other, until the seat is ready to fight."""
    decisions: list[Decision] = []
    for card in range(1, CARD_TYPES, 2):
        if state.cards(seat, card) > 0:
            decisions.append(choices.muscle[card])
    decisions.append(choices.fight)
    return decisions


def muscle_fault(choices: Choices, state: State, seat: i64, decision: Decision) -> Fault | None:
    if isinstance(decision, Muscle):
        return None if state.cards(seat, decision.card) > 0 else NO_MUSCLE_CARD
    return None if decision is choices.fight else ASKED_MUSCLE


def play_muscle(state: State, seat: i64, card: i64) -> None:
    """RW-13.3, RW-13.6  A muscle card is laid openly and leaves the game."""
    use_card(state, seat, card)
    if state.story is not None:
        state.tell("muscle", seat, [state.box.card_word(card)])


@final
class AttackStep(Step):
    """RW-13.3  Step 1: the attacker plays any number of muscle cards, or none."""

    def legal(self, state: State, seat: int) -> list[Decision]:
        return legal_muscles(self.choices, state, seat)

    def fault(self, state: State, seat: int, decision: Decision) -> Fault | None:
        return muscle_fault(self.choices, state, seat, decision)

    def apply(self, state: State, seat: int, decision: Decision) -> None:
        if isinstance(decision, Muscle):
            play_muscle(state, seat, decision.card)
            state.attack_muscles += 1
            return
        if state.attack_muscles > 0:
            state.reveals += 1
        if state.defender == NOBODY:
            fight(state)
        else:
            state.ask(DEFEND, state.defender)


@final
class DefendStep(Step):
    """RW-13.3  Step 2: then the defending player does the same."""

    def legal(self, state: State, seat: int) -> list[Decision]:
        return legal_muscles(self.choices, state, seat)

    def fault(self, state: State, seat: int, decision: Decision) -> Fault | None:
        return muscle_fault(self.choices, state, seat, decision)

    def apply(self, state: State, seat: int, decision: Decision) -> None:
        if isinstance(decision, Muscle):
            play_muscle(state, seat, decision.card)
            state.defence_muscles += 1
        else:
            fight(state)


def fight(state: State) -> None:
    """RW-13.4 to RW-13.6  Both roll and add everything up; then it is settled who has won."""
    state.reveals += 1
    attacker = state.mover
    state.attack_dice = roll(state)
    state.defence_dice = roll(state)
    state.attack_total = total_of(state, state.attack_dice) + strength(state, attacker) + state.attack_muscles
    state.defence_total = total_of(state, state.defence_dice)
    if state.defender == NOBODY:
        state.defence_total += state.box.monster_bonus[monster_kind(state)]
    else:
        state.defence_total += strength(state, state.defender) + state.defence_muscles
        dismiss_knights(state, state.defender)
    dismiss_knights(state, attacker)
    if state.story is not None:
        tell_dice(state)
    settle(state)


def strength(state: State, seat: i64) -> i64:
    """RW-13.6  What a seat adds to its dice without cards: strong arms, and 2 for each knight (RW-13.2)."""
    return state.fact(seat, ARMS) + 2 * state.kept(seat, KNIGHT)


def dismiss_knights(state: State, seat: i64) -> None:
    """RW-15.6, RW-18.19  Knights leave the game after the battle, whatever the result."""
    state.put(seat, KEPT_AT + KNIGHT, 0)


def roll(state: State) -> Ints:
    """RW-13.4, RW-13.5  The faces of the battle die: the violet 2 is rolled again, as often as it comes up."""
    faces = zeros(0)
    again: i64 = 1
    while again:
        face = state.rng.below(len(state.box.die_values))
        again = state.box.die_rerolls[face]
        longer = zeros(len(faces) + 1)
        for i in range(len(faces)):
            longer[i] = faces[i]
        longer[len(faces)] = face
        faces = longer
    return faces


def total_of(state: State, faces: Ints) -> i64:
    """RW-13.5  The sum of the faces rolled."""
    total: i64 = 0
    for i in range(len(faces)):
        total += state.box.die_values[faces[i]]
    return total


def tell_dice(state: State) -> None:
    """RW-13.4  The attacker's dice, then the defender's, or a monster's, rolled by the neighbour to the right."""
    right = (state.mover + state.seats - 1) % state.seats
    state.tell("rolled", state.mover, [dice_word(state, state.attack_dice)])
    if state.defender == NOBODY:
        state.tell("monster-rolled", right, [dice_word(state, state.defence_dice)])
    else:
        state.tell("rolled", state.defender, [dice_word(state, state.defence_dice)])
    state.tell("battle-points", state.mover, [str(state.attack_total), str(state.defence_total)])


def dice_word(state: State, faces: Ints) -> str:
    """The dice as people write them: "2! + 1", a violet 2 and a 1."""
    words: list[str] = []
    for i in range(len(faces)):
        again = state.box.die_rerolls[faces[i]]
        words.append(str(state.box.die_values[faces[i]]) + ("!" if again else ""))
    return " + ".join(words)
