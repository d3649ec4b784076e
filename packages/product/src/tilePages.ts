/** The pages, besides the games, that the first screen can link to, each with a picture. */
export const tilePages = ["hot", "promotions", "vip", "pointMall"] as const;

export type TilePageId = (typeof tilePages)[number];
