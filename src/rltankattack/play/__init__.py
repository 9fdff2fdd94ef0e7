"""Between the engine and the screen: sessions, saved games, settings. Nothing here draws."""
