import type { PaneRow } from "./paneRow.ts";

/**
 * The entries of the agent centre's menu in order (L72, AG-003 … AG-016). The specification names only
 * agentTeamOverview; the other ids are ours. A brand may close, reorder and relabel them.
 */
export const agentPages = [
  { id: "agentAnnouncement", group: "team", icon: "notices" },
  { id: "agentTeamOverview", group: "team", icon: "games" },
  { id: "agentAccount", group: "team", icon: "idCard" },
  { id: "agentTeamManagement", group: "team", icon: "users" },
  { id: "agentTeamBetting", group: "records", icon: "document" },
  { id: "agentUserProfit", group: "records", icon: "trophy" },
  { id: "agentIncome", group: "records", icon: "coin" },
  { id: "agentTransactions", group: "records", icon: "calendar" },
  { id: "agentDividend", group: "contracts", icon: "affiliate", flags: ["divtypeinfo"] },
  {
    id: "agentDailySalary",
    group: "contracts",
    icon: "clock",
    flags: ["dailysalinfotype", "contractmrdailysalinfotype"],
  },
  { id: "agentHourlySalary", group: "contracts", icon: "timeOut", flags: ["contracthoursalinfo"] },
  { id: "agentRealTimeSalary", group: "contracts", icon: "live", flags: ["realtimesalinfotype"] },
] as const satisfies readonly PaneRow[];

export type AgentPageId = (typeof agentPages)[number]["id"];

/** A brand's pages of the centre: one that its menu leaves out is closed, so that no link leads there either (BR-008). */
export function agentPagesOf(menu: readonly { readonly id: AgentPageId }[]): readonly (typeof agentPages)[number][] {
  return agentPages.filter(({ id }) => menu.some((entry) => entry.id === id));
}

/** The default page of the centre, which is not its first entry (AG-003). */
export const firstAgentPage: AgentPageId = "agentTeamOverview";
