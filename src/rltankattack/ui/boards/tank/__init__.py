"""The tank's board: layout, hands, drawing and words."""
