"""Makes conversations: written ones, those of the transcripts, and random ones from a seed."""
