"""Reversi's board: layout, hands, drawing and words."""
