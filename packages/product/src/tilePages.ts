/** The pages, besides the games, that the first screen can link to, each with a picture. */
export const tilePages = ["hot", "promotions", "vip", "pointMall"] as const;

/** The pages besides the games that have a picture. */
export const picturedPages = [...tilePages, "favourites"] as const;

export type PicturedPageId = (typeof picturedPages)[number];
