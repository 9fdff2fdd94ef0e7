"""The labyrinth's board: layout, hands, drawing and words."""
