"""Says recorded conversations to another binary, and finds every difference between the answers."""
