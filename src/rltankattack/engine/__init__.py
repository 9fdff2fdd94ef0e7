"""The games, their rules, searches and agents: pure Python, no screen, no files."""
