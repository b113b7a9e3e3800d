"""OC-12  The picture of the castle: where every part is drawn. No rule reads it; it is only checked."""

from tablee.games.oh_mon_chateau.reading import finish, points_of, whole_numbers
from tablee.kernel.data import Entry, numbered


def check_scene(scene: Entry, spots: list[str], parts: list[str]) -> dict[str, object]:
    """OC-12.4  Every part and every spot has its place in the picture, and nothing else has."""
    for field in ("width", "height", "horizon_y"):
        scene.whole(field, 1, 10000)
    texts(scene, ["sky_hex", "meadow_hex", "paper_hex", "ink_hex"])
    whole_numbers(scene, "guide_dash")
    entries = scene.tables("parts")
    if sorted(numbered(entries)) != sorted(parts):
        raise scene.wrong("parts", "must be the towers, walls and floors of the castle, each once")
    for entry in entries:
        check_part(entry)
    check_flags(scene, spots)
    check_sky(scene)
    banner = scene.table("banner")
    pairs(banner, ["at", "size"])
    banner.texts("boxes")
    finish(banner)
    check_residents(scene.table("residents"))
    finish(scene)
    return scene.data


def check_part(entry: Entry) -> None:
    """The outline of a tower, wall or floor, and where its value or its guest is shown."""
    kind = entry.one_of("kind", ["tower", "wall", "keep_floor"])
    entry.whole("z", 0, 1000)
    entry.text("fill_hex")
    if len(points_of(entry, "outline")) < 3:
        raise entry.wrong("outline", "must be at least three points")
    if kind == "tower":
        pairs(entry, ["value_at"])
    elif kind == "keep_floor":
        whole_numbers(entry, "guest_window")
    finish(entry)


def check_flags(scene: Entry, spots: list[str]) -> None:
    """The banners on the walls."""
    flags = scene.tables("flags")
    if sorted(numbered(flags)) != sorted(spots):
        raise scene.wrong("flags", "must be the spots of the walls, each once")
    for flag in flags:
        flag.text("wall")
        pairs(flag, ["at", "size"])
        flag.whole("z", 0, 1000)
        finish(flag)


def check_sky(scene: Entry) -> None:
    """The sun, the cloud of the player who ends the game, and the extra clouds."""
    sun = scene.table("sun")
    texts(sun, ["id", "hex", "text"])
    pairs(sun, ["center"])
    sun.whole("radius", 1, 1000)
    sun.whole("rays", 0, 100)
    finish(sun)
    cloud = scene.table("end_cloud")
    texts(cloud, ["id", "hex", "text"])
    pairs(cloud, ["at", "size"])
    finish(cloud)
    extra = scene.table("extra_clouds")
    texts(extra, ["hex", "text"])
    pairs(extra, ["size"])
    points_of(extra, "slots")
    finish(extra)


def check_residents(entry: Entry) -> None:
    """The little people in front of the castle."""
    for field in ("origin_x", "origin_y", "pitch", "group_pitch", "line_pitch", "z"):
        entry.whole(field, 0, 10000)
    pairs(entry, ["size", "value_offset"])
    finish(entry)


def check_drawing(drawing: Entry) -> dict[str, object]:
    """OC-12.6 to OC-12.8  Pens, limits, and the ornaments that may be chosen for a built part."""
    drawing.fixed("faces", ["guide", "blank"])
    drawing.one_of("default_face", ["guide", "blank"])
    for field in ("max_strokes_per_sheet", "max_points_per_stroke", "stroke_width_min", "stroke_width_max"):
        drawing.whole(field, 1, 100000)
    drawing.texts("ink_palette")
    for kit in drawing.tables("kits"):
        kit.text("part")
        kit.texts("variants")
        kit.texts("extras")
        finish(kit)
    finish(drawing)
    return drawing.data


def texts(entry: Entry, fields: list[str]) -> None:
    """Fields that must be texts."""
    for field in fields:
        entry.text(field)


def pairs(entry: Entry, fields: list[str]) -> None:
    """Fields that must be two numbers: a place or a size."""
    for field in fields:
        if len(whole_numbers(entry, field)) != 2:
            raise entry.wrong(field, "must be two numbers")
