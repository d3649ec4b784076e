/**
 * The help topics that the site's own links lead to, each at its anchor of /help (FT-004 … FT-011). The platform has their
 * texts; for one that it does not have, the brand's own text shows (`own.<topic>` of the texts `help`).
 */
export const staticTopics = ["about", "contact", "terms", "responsible", "privacy", "refund"] as const;

export type StaticTopic = (typeof staticTopics)[number];
