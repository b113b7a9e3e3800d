"""What is going on: the quest, the discs, the order of the round, the spell, the turn, the battle and the hand."""

from tablee.games.realm_of_wonder.components import Box
from tablee.games.realm_of_wonder.view_shapes import BattleView, ReachView, RealmView
from tablee.terminal.boards.realm_of_wonder.places import Places
from tablee.terminal.boards.realm_of_wonder.standing import counted, is_through, order
from tablee.texts.texts import Texts

MUSCLE = "_muscle"


class Moment:
    """The facts that are about no single seat, in words."""

    def __init__(self, box: Box, texts: Texts, view: RealmView) -> None:
        self.box = box
        self.texts = texts
        self.view = view
        self.places = Places(box, texts, view)
        self.who = self.places.who

    def head(self) -> str:
        """The round and its stage."""
        view, say = self.view, self.texts.say
        if view.step == "over":
            return say("moment-over", round=view.round)
        limit = view.round_limit or 0
        return say("moment-round", round=view.round, limit=limit, stage=say(f"moment-stage-{view.stage}"))

    def quest(self) -> str:
        """What the king asks for, in a sentence."""
        quest = self.box.quests[self.box.quest_ids[self.view.quest]]
        text = quest.text.in_language(self.texts.lang)
        return self.texts.say("moment-quest", name=self.texts.word(self.view.quest), text=text)

    def discs(self) -> list[str]:
        """RW-10.2  Which regions the whirlpools face, and what the die showed last."""
        view, word = self.view, self.texts.word
        facts = [self.texts.say("moment-discs", middle=word(view.middle), castle=word(view.castle))]
        if view.rolled is not None:
            facts.append(self.texts.say("moment-rolled", region=word(view.rolled)))
        return facts

    def passages(self) -> list[str]:
        """RW-10.4, RW-10.5  The open passages, from the outer place to the inner one."""
        called = self.places.called
        return [f"{called(outer)} ↔ {called(inner)}" for outer, inner in self.view.passages]

    def order(self) -> str:
        """RW-6.1, RW-8.1  Who comes when, with speeds; empty before the cards are open."""
        names: list[str] = []
        for seat in order(self.view):
            name = f"{self.who(seat.seat)} ({seat.speed})"
            names.append(f"{name} ✓" if is_through(self.view, seat) else name)
        return self.texts.say(f"moment-order-{self.view.stage}", names=" → ".join(names)) if names else ""

    def piles(self) -> str:
        view = self.view
        return self.texts.say(
            "moment-piles", magic=view.magic_pile, movement=view.movement_pile, bonus=view.bonus_tokens
        )

    def spell(self) -> list[str]:
        """The card being played with its choices, and the stack from the bottom up."""
        spell, word = self.view.spell, self.texts.word
        if spell is None:
            return []
        choices = ", ".join(str(word(choice)) for choice in spell.choices)
        facts = [self.texts.say("moment-spell", card=word(spell.card), aimed=len(spell.choices), aim=choices)]
        stack = ", ".join(f"{self.who(entry.seat)}: {word(entry.card)}" for entry in spell.stack)
        return [*facts, self.texts.say("moment-stack", cards=stack)] if len(spell.stack) > 1 else facts

    def turn(self) -> list[str]:
        """The turn under way: points left and what was bought or used."""
        turn, say = self.view.turn, self.texts.say
        if turn is None:
            return []
        mine = "yes" if self.view.me is not None and self.view.me.seat == turn.mover else "no"
        name = self.texts.names[turn.mover]
        facts = [say("moment-turn", mine=mine, name=name, points=turn.points)]
        if turn.extra_bought:
            facts.append(say("moment-extra"))
        if turn.card_bought:
            facts.append(say("moment-card"))
        if turn.fist:
            facts.append(say("moment-fist"))
        if turn.vulture is not None:
            facts.append(say("moment-vulture", region=self.texts.word(turn.vulture)))
        if turn.trail:
            facts.append(say("moment-trail", places=", ".join(map(self.places.called, turn.trail))))
        if turn.goal is not None:
            facts.append(say("moment-goal", place=self.places.told(turn.goal)))
        return facts

    def reach(self, all_of_it: bool = True) -> list[tuple[int, list[str]]]:
        """The places within reach by their cost; on request only those where something is."""
        turn = self.view.turn
        by_cost: dict[int, list[str]] = {}
        for place in sorted(turn.reach, key=cost_of) if turn else []:
            if all_of_it or self.places.stands_out(place.space):
                by_cost.setdefault(place.cost, []).append(self.reached(place))
        return list(by_cost.items())

    def reached(self, place: ReachView) -> str:
        words = self.places.features(place.space)
        if place.stops:
            words.append(self.texts.say("place-stops"))
        name = self.places.called(place.space)
        return f"{name} ({', '.join(words)})" if words else name

    def reach_heading(self, cost: int) -> str:
        """What a distance costs; beyond the points left it takes the extra point."""
        turn = self.view.turn
        extra = "yes" if turn is not None and cost > turn.points else "no"
        return self.texts.say("moment-reach", cost=cost, extra=extra)

    def battle(self) -> list[str]:
        """RW-13  The battle under way, or the last one of this turn: who, where, with what."""
        battle, say = self.view.battle, self.texts.say
        if battle is None:
            return []
        state = "on" if battle.under_way else "over"
        facts = [
            say(
                "moment-battle",
                state=state,
                attacker=self.who(battle.attacker),
                defender=self.opponent(battle),
                place=self.places.called(battle.space),
            ),
            say("moment-muscles", attack=battle.attack_muscles, defence=battle.defence_muscles),
        ]
        return facts + self.dice(battle)

    def opponent(self, battle: BattleView) -> str:
        if battle.monster is not None:
            bonus = self.places.bonus(battle.monster)
            return self.texts.say("place-monster", name=self.texts.word(battle.monster), bonus=bonus)
        return self.who(battle.defender or 0)

    def dice(self, battle: BattleView) -> list[str]:
        if battle.attack_total is None or battle.defence_total is None:
            return []
        return [
            self.texts.say(
                "moment-dice",
                attack=" ".join(battle.attack_dice),
                defence=" ".join(battle.defence_dice),
                total=battle.attack_total,
                other=battle.defence_total,
            )
        ]

    # What only the reader knows

    def hand(self) -> list[str]:
        """Movement cards, magic cards, the sealed choice, the chest, and what was passed on."""
        me, say = self.view.me, self.texts.say
        if me is None:
            return []
        cards = " · ".join(str(self.texts.word(card)) for card in me.hand)
        magic = counted(self.texts, me.magic)
        facts = [
            say("moment-hand", count=len(me.hand), cards=cards),
            say("moment-magic", count=sum(me.magic.values()), cards=magic),
        ]
        if me.chosen is not None:
            facts.append(say("moment-chosen", card=self.texts.word(me.chosen)))
        if me.chest:
            facts.append(
                say("moment-chest", cards=", ".join(str(self.texts.word(card)) for card in me.chest))
            )
        for memory in me.remembered:
            names = ", ".join(self.who(seat) for seat in memory.seats)
            passed = ", ".join(str(self.texts.word(card)) for card in memory.cards)
            facts.append(say("moment-remembered", names=names, cards=passed))
        return facts

    def own_texts(self) -> list[tuple[str, str]]:
        """What one's power and one's magic cards do, each in a sentence."""
        me = self.view.me
        if me is None:
            return []
        seat = self.view.seats[me.seat]
        character = self.box.characters[self.box.character_ids[seat.character]]
        power = (str(self.texts.word(seat.power)), character.power_text.in_language(self.texts.lang))
        return [power, *[(str(self.texts.word(card)), self.card_text(card)) for card in me.magic]]

    def card_text(self, word: str) -> str:
        """What a magic card does, in a sentence."""
        kind = word.removesuffix(MUSCLE)
        card = next((card for card in self.box.magic_cards if card.names.id == kind), None)
        return "" if card is None else card.text.in_language(self.texts.lang)


def cost_of(place: ReachView) -> int:
    return place.cost
