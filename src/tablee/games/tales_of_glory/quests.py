"""TG-10.1, TG-10.2  The quest variant: three quests are dealt, one goes back into the box."""

from typing import final

from tablee.games.tales_of_glory.components import QUESTS_DEALT
from tablee.games.tales_of_glory.decisions import Return
from tablee.games.tales_of_glory.playing import quest_number
from tablee.games.tales_of_glory.position import BLOCK, HAND, SEALED, State
from tablee.games.tales_of_glory.preparing import begin_round
from tablee.games.tales_of_glory.steps import Step
from tablee.kernel.decision import Decision
from tablee.kernel.errors import Refusal
from tablee.kernel.ints import bit


@final
class ReturnStep(Step):
    """TG-10.2  Everybody puts one of three quests back, unseen by the others, all at once."""

    def legal(self, state: State, seat: int) -> list[Decision]:
        decisions: list[Decision] = []
        for number in range(QUESTS_DEALT):
            decisions.append(self.choices.put_back[state.quest(seat, number)])
        return decisions

    def refusal(self, state: State, seat: int, decision: Decision) -> Refusal | None:
        if not isinstance(decision, Return):
            return Refusal("TG-10.2", "return-a-quest")
        if quest_number(state, seat, decision.quest) < 0:
            return Refusal("TG-10.2", "not-dealt-to-you", decision.words)
        return None

    def apply(self, state: State, seat: int, decision: Decision) -> None:
        assert isinstance(decision, Return)
        if state.story is not None:
            state.tell("returned", seat, decision.words, seat)
        if state.seal(seat, quest_number(state, seat, decision.quest)):
            keep_two(state)


def keep_two(state: State) -> None:
    """TG-10.2  The quests put back are gone, unseen; the first round begins."""
    for seat in range(state.seats):
        state.facts[seat * BLOCK + HAND] &= ~bit(state.sealed(seat))
        state.facts[seat * BLOCK + SEALED] = 0
    begin_round(state)
