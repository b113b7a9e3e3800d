"""Les Royaumes Sauvages: where the cards, cubes, tokens, decrees and tiles are."""

VARIANTS = {}


def hidden(setup):
    """The deck and the decrees to come; with several players also the First-to-Pass tiles."""
    return ["deck", "decree_deck"] if setup.seats == 1 else ["deck", "decree_deck", "first_tiles"]


def longest(setup):
    """Random seats pass soon; without a limit they might rally for ever, but do not."""
    return 400 * setup.seats


def count(game, position):
    """Every component of the box is somewhere exactly once."""
    box = game.box
    view = position.view(None)
    cards = [int(position.deck[i]) for i in range(position.deck_size)]
    cards += [box.card_ids[name] for name in [*view.discards, *view.bonus]]
    for seat in range(position.seats):
        cards += [int(position.hand_card(seat, place)) for place in range(position.held(seat))]
    cards += [box.card_ids[card.card] for realm in view.realms for card in realm.column]
    if view.battle is not None:
        cards += [box.card_ids[card.card] for shown in view.battle.rounds for card in shown]
    assert sorted(cards) == list(range(64))
    for side in view.sides:
        assert side.supply + sum(realm.influence[side.side] for realm in view.realms) == box.cubes
    tokens = 0 if position.solo or position.treaty else box.tokens
    assert view.reserve + sum(side.tokens for side in view.sides) == tokens
    assert sorted(position.decree_deck) == list(range(len(box.decrees)))
    assert sorted(position.majority_rows) == list(range(len(box.majorities)))
    assert sorted(position.first_tiles) == list(range(len(box.firsts)))
