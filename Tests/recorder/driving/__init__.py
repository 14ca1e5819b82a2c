"""Runs a server as a process, and holds conversations with it."""
