/** The picture of a slide captcha and its square piece, in the units that places are told in; drawn at twice their size. */
export const SLIDE_WIDTH = 320;
export const SLIDE_HEIGHT = 160;
export const PIECE_SIZE = 56;

const MARGIN = 10;
/** The piece begins at the left edge, and its place is well away from there. */
export const LEAST_WAY = 70;
export const MOST_WAY = SLIDE_WIDTH - PIECE_SIZE - MARGIN;
export const HIGHEST_TOP = MARGIN;
export const LOWEST_TOP = SLIDE_HEIGHT - PIECE_SIZE - MARGIN;
/** How far beside its place the piece may be let go. */
export const TOLERANCE = 5;
