/** One row of the feature table. A feature owns routes, panes, modals, text files and hosts. */
interface FeatureRow {
  readonly id: string;
}

/**
 * Everything that can be compiled in or out of a brand. Off means absent: the pack contains none of the feature's
 * modules, texts, styles, links or hosts, and its routes are unknown. Everything without a row here is the core and
 * always present.
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
  { id: "chat" },
  { id: "download" },
  { id: "affiliate" },
  { id: "seamless" },
] as const satisfies readonly FeatureRow[];

export type FeatureId = (typeof features)[number]["id"];
