/** The picture of a slide captcha and its square piece, in the units of all coordinates; drawn at twice this size. */
export const SLIDE_WIDTH = 320;
export const SLIDE_HEIGHT = 160;
export const PIECE_SIZE = 56;

const MARGIN = 10;
/** The piece begins at the left edge; its place is at least this far away. */
export const LEAST_WAY = 70;
export const MOST_WAY = SLIDE_WIDTH - PIECE_SIZE - MARGIN;
export const HIGHEST_TOP = MARGIN;
export const LOWEST_TOP = SLIDE_HEIGHT - PIECE_SIZE - MARGIN;
/** How far from its place the piece may be released. */
export const TOLERANCE = 5;
