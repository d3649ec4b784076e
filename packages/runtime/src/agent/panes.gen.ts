// Generated from packages/runtime/src/agent/panes by `npm run gen`. Do not edit.
import type { AgentPageId } from "@livery/product/agentPages.ts";
import { lazySection, type Section } from "../loading/lazySection.ts";

/** The pages, each its own chunk. */
export const panes = {
  agentAccount: lazySection(() => import("./panes/agentAccount/agentAccount.section.tsx")),
  agentAnnouncement: lazySection(() => import("./panes/agentAnnouncement/agentAnnouncement.section.tsx")),
  agentDailySalary: lazySection(() => import("./panes/agentDailySalary/agentDailySalary.section.tsx")),
  agentDividend: lazySection(() => import("./panes/agentDividend/agentDividend.section.tsx")),
  agentHourlySalary: lazySection(() => import("./panes/agentHourlySalary/agentHourlySalary.section.tsx")),
  agentIncome: lazySection(() => import("./panes/agentIncome/agentIncome.section.tsx")),
  agentRealTimeSalary: lazySection(() => import("./panes/agentRealTimeSalary/agentRealTimeSalary.section.tsx")),
  agentTeamBetting: lazySection(() => import("./panes/agentTeamBetting/agentTeamBetting.section.tsx")),
  agentTeamManagement: lazySection(() => import("./panes/agentTeamManagement/agentTeamManagement.section.tsx")),
  agentTeamOverview: lazySection(() => import("./panes/agentTeamOverview/agentTeamOverview.section.tsx")),
  agentTransactions: lazySection(() => import("./panes/agentTransactions/agentTransactions.section.tsx")),
  agentUserProfit: lazySection(() => import("./panes/agentUserProfit/agentUserProfit.section.tsx")),
} satisfies Record<AgentPageId, Section<object>>;
