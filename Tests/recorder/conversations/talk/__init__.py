"""The kinds of talk: each function yields one message, or a few that belong together.

The view that a function gets has taken up the answer to a message before the next message is asked for.
"""
