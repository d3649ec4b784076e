import type { Built, LazyRow } from "./lazyRow.ts";

/**
 * The entries of the agent centre's menu in order (L72, AG-003 … AG-016). The specification names only
 * agentTeamOverview; the other ids are ours. A brand may hide, reorder and relabel them.
 */
export const agentPages = [
  { id: "agentAnnouncement", texts: "agent", step: "S10" },
  { id: "agentTeamOverview", texts: "agent", step: "S10" },
  { id: "agentAccount", texts: "agent", step: "S10" },
  { id: "agentTeamManagement", texts: "agent", step: "S10" },
  { id: "agentTeamBetting", texts: "agent", step: "S10" },
  { id: "agentUserProfit", texts: "agent", step: "S10" },
  { id: "agentIncome", texts: "agent", step: "S10" },
  { id: "agentTransactions", texts: "agent", step: "S10" },
  { id: "agentDividend", texts: "agent", step: "S10", flags: ["divtypeinfo"] },
  {
    id: "agentDailySalary",
    texts: "agent",
    step: "S10",
    flags: ["dailysalinfotype", "contractmrdailysalinfotype"],
  },
  { id: "agentHourlySalary", texts: "agent", step: "S10", flags: ["contracthoursalinfo"] },
  { id: "agentRealTimeSalary", texts: "agent", step: "S10", flags: ["realtimesalinfotype"] },
] as const satisfies readonly LazyRow[];

export type AgentPageId = (typeof agentPages)[number]["id"];

export type AgentPaneSectionId = Built<(typeof agentPages)[number]>["section"];

/** The default page of the centre, which is not its first entry (AG-003). */
export const firstAgentPage: AgentPageId = "agentTeamOverview";
