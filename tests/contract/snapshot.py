"""All that a position holds, as plain values that can be compared; interpreted and compiled alike."""

from functools import cache

PLAIN = (type(None), bool, int, float, str, bytes)


def snapshot(game, position):
    """Every attribute of a position, copied deeply; what the game itself holds counts by identity."""
    return {name: _copied(value, _held_by(game)) for name, value in attributes(position).items()}


def attributes(thing):
    """The attributes of an object by name. Compiled objects have no `__dict__` but list them in their class."""
    names = getattr(type(thing), "__mypyc_attrs__", None)
    if names is None:
        return dict(vars(thing)) if hasattr(thing, "__dict__") else {}
    return {name: getattr(thing, name) for name in sorted(names) if hasattr(thing, name)}


def _copied(value, held):
    if isinstance(value, PLAIN):
        return value
    if is_vec(value) or isinstance(value, (list, tuple)):
        return [_copied(item, held) for item in value]
    if isinstance(value, dict):
        return {key: _copied(item, held) for key, item in value.items()}
    if isinstance(value, (set, frozenset)):
        return frozenset(value)
    if id(value) in held:
        return (type(value).__name__, id(value))
    inside = {name: _copied(item, held) for name, item in attributes(value).items()}
    return (type(value).__name__, inside)


def is_vec(value):
    return type(value).__name__.startswith("vec[")


@cache
def _held_by(game):
    """The identities of all objects that the game holds: its box, its steps, its decisions; they never change."""
    held = {}
    waiting = list(attributes(game).values())
    while waiting:
        value = waiting.pop()
        if isinstance(value, PLAIN) or is_vec(value) or id(value) in held:
            continue
        held[id(value)] = value
        if isinstance(value, (list, tuple, set, frozenset)):
            waiting += value
        elif isinstance(value, dict):
            waiting += value.values()
        else:
            waiting += attributes(value).values()
    return frozenset(held)
