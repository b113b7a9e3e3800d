"""Mon Royaume pour un Conte: draft twelve tiles, build a pyramid, tell a tale."""
