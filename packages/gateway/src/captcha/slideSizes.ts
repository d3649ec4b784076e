/** The picture of a slide captcha and its square piece, in the units that places are told in; drawn at twice their size. */
export const SLIDE_WIDTH = 320;
export const SLIDE_HEIGHT = 160;
export const PIECE_SIZE = 48;
