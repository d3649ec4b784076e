import { type AgentPageId, agentPages } from "@livery/product/agentPages.ts";
import { minor } from "@livery/product/money.ts";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { paneHtml } from "../kit/centre/testing/paneHtml.tsx";
import { useOpenAccountTab } from "./accountTab.ts";
import { IncomeCard } from "./panes/agentTeamOverview/IncomeCard.tsx";
import { useHasAgentPage } from "./useHasAgentPage.ts";

function WayToAccount(): ReactNode {
  return useOpenAccountTab() && <button type="button">go</button>;
}

function WayToBetting(): ReactNode {
  return useHasAgentPage()("agentTeamBetting") && <button type="button">go</button>;
}

test.each([
  ["agentIncome", <IncomeCard key="" income={minor(0)} sums={[]} before={undefined} />],
  ["agentAccount", <WayToAccount key="" />],
  ["agentTeamBetting", <WayToBetting key="" />],
] as const)("nothing leads to %s where the brand leaves it out", (page, part) => {
  const ways = (left: readonly { readonly id: AgentPageId }[]) =>
    paneHtml(part, { site: { agentMenu: left.map(({ id }) => ({ id })) } }).split("<button").length - 1;
  expect(ways(agentPages)).toBe(1);
  expect(ways(agentPages.filter(({ id }) => id !== page))).toBe(0);
});
