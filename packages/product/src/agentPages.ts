interface AgentPageRow {
  readonly id: string;
}

/**
 * The entries of the agent centre's menu in order (L72, AG-003 … AG-015). The specification names only
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
  { id: "agentDividend" },
  { id: "agentDailySalary" },
  { id: "agentHourlySalary" },
  { id: "agentRealTimeSalary" },
] as const satisfies readonly AgentPageRow[];

export type AgentPageId = (typeof agentPages)[number]["id"];
