"""How strong the agents are, game by game."""
