"""The web service: HTTP, sockets, storage, settings."""
