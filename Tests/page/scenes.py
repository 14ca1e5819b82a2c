"""The scenes with their OS versions, for tests that visit them all."""

#: Each scene with its versions. The first is its own.
SCENES = {
    "instagram": ["ios13", "ios8", "ios14", "ios18", "ios26"],
    "split-or-flip": ["ios13", "ios8", "ios14", "ios18", "ios26"],
    "adaptability": ["ios8"],
    "mail-slide": ["ios5"],
    "mail": ["ios26", "ios18", "ios14"],
    "lab": ["ios26", "ios18", "ios14", "ios13", "ios8"],
}
