"""Alembic's way into the database: on the connection that the service passes."""

from alembic import context

from tablee.server.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,  # also in SQLite: a start that is interrupted leaves no half a database
)
with context.begin_transaction():
    context.run_migrations()
