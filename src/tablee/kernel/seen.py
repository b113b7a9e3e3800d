"""What views are made of. It is not compiled: the structs below are in C already, and made faster than anything of ours."""

import msgspec


class Seen(msgspec.Struct, frozen=True):
    """Part of what one seat may know: plain values with names, which never change once they are seen."""
