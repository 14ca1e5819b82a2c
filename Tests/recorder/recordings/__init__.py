"""Records conversations with their answers, and keeps them in files."""
