// The room of the ruler.

/** The height of the ruler, in points. */
export const rulerHeight = 58;
