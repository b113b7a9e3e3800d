"""Les Royaumes Sauvages: cards under changing decrees, majorities in five realms, battles, and a solo mode."""
