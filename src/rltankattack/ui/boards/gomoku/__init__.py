"""The board of Gomoku."""
