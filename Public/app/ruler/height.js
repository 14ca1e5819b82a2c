// The room of the ruler.

/** The height of the ruler, in points. */
export const rulerHeight = 58;

/** The least width of a room that the ruler covers alone, in points. In a narrower one it covers more. */
export const wideEnough = 1024;
