/** In ms. */
export const MINUTE = 60_000;
