/** One row of the feature table. A feature owns routes, panes, modals, text files and hosts. */
interface FeatureRow {
  readonly id: string;
}

/**
 * Everything that can be compiled in or out of a brand. Off means absent: none of a feature's modules, texts, styles,
 * links or hosts is in the pack, and its routes answer as unknown. What has no row here is the core and always there.
 */
export const features = [
  { id: "live" },
  { id: "slots" },
  { id: "sports" },
  { id: "esports" },
  { id: "fishing" },
  { id: "poker" },
  { id: "elottery" },
  { id: "lottery" },
  { id: "gameLists" },
  { id: "promotions" },
  { id: "vip" },
  { id: "pointMall" },
  { id: "notices" },
  { id: "help" },
  { id: "download" },
  { id: "affiliate" },
  { id: "seamless" },
] as const satisfies readonly FeatureRow[];

export type FeatureId = (typeof features)[number]["id"];
