"""The tables of the database: plays, their append-only entries, and the links that lead to them."""

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table

metadata = MetaData()

plays = Table(
    "play",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),  # when something last happened, to the hour
    Index("play_touched", "touched"),
)

entries = Table(
    "entry",
    metadata,
    Column("play", String(32), ForeignKey("play.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("body", LargeBinary, nullable=False),
)

links = Table(
    "link",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("play", String(32), ForeignKey("play.id", ondelete="CASCADE"), nullable=False),
    Column("role", String(16), nullable=False),
    Column("seat", Integer, nullable=True),
    Index("link_play", "play"),
)
