// Lengths of the system, in points, that the page needs before it asks the server. The server's lengths are in
// Sources/SplitRules/Windows/Stage.swift, and a test compares them.

/** The width of the divider between two apps, and the distance of a panel from its side of the screen. */
export const gap = 10;

/** The least width of a tile, and of the app beside it. */
export const leastTileWidth = 320;
