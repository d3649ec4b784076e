import type { CallIds } from "../calls/outdate.ts";

const ids: CallIds = ["promotion", "availablePromotions", "rewards", "bonuses", "balance"];

/** What joining or claiming an offer makes out of date, on its page and among the rewards. */
export const changedByOffers = ids.map((id) => ({ id }));
