export const ciFormats = ["github", "gitlab", "json"] as const;

/** The system that reads the jobs; `json` is for any other. */
export type CiFormat = (typeof ciFormats)[number];
