"""Plays, their entries, and links."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "play",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
    )
    op.create_index("play_touched", "play", ["touched"])
    op.create_table(
        "entry",
        sa.Column("play", sa.String(32), sa.ForeignKey("play.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "link",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("play", sa.String(32), sa.ForeignKey("play.id", ondelete="CASCADE"), nullable=False),
        sa.Column("role", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=True),
    )
    op.create_index("link_play", "link", ["play"])


def downgrade() -> None:
    op.drop_table("link")
    op.drop_table("entry")
    op.drop_table("play")
