// Lengths of the system's own, in points, for where the page has to know before it asks. The server's are in
// Sources/SplitRules/Windows/Stage.swift; a test holds the two together.

/** The gap between two apps, which is the divider; a panel is as far from its side of the screen. */
export const gap = 10;

/** The least that a tile and the app beside it are wide. */
export const leastTileWidth = 320;
