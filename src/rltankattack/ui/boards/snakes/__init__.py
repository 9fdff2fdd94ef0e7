"""The board of snakes and ladders: layout, drawing, hands and words."""
