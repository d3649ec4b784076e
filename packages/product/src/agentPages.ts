import type { PaneRow } from "./paneRow.ts";

/**
 * The entries of the agent centre's menu in order (L72, AG-003 … AG-016). The specification names only
 * agentTeamOverview; the other ids are ours. A brand may hide, reorder and relabel them.
 */
export const agentPages = [
  { id: "agentAnnouncement" },
  { id: "agentTeamOverview" },
  { id: "agentAccount" },
  { id: "agentTeamManagement" },
  { id: "agentTeamBetting" },
  { id: "agentUserProfit" },
  { id: "agentIncome" },
  { id: "agentTransactions" },
  { id: "agentDividend", flags: ["divtypeinfo"] },
  {
    id: "agentDailySalary",
    flags: ["dailysalinfotype", "contractmrdailysalinfotype"],
  },
  { id: "agentHourlySalary", flags: ["contracthoursalinfo"] },
  { id: "agentRealTimeSalary", flags: ["realtimesalinfotype"] },
] as const satisfies readonly PaneRow[];

export type AgentPageId = (typeof agentPages)[number]["id"];

/** The default page of the centre, which is not its first entry (AG-003). */
export const firstAgentPage: AgentPageId = "agentTeamOverview";
