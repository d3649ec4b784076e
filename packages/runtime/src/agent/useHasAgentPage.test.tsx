import { type AgentPageId, agentPages } from "@livery/product/agentPages.ts";
import { minor } from "@livery/product/money.ts";
import { expect, test } from "vitest";
import { paneHtml } from "../kit/centre/testing/paneHtml.tsx";
import { useOpenAccountTab } from "./accountTab.ts";
import { useMemberDetail } from "./panes/agentTeamManagement/useMemberDetail.tsx";
import { IncomeCard } from "./panes/agentTeamOverview/IncomeCard.tsx";
import { clockInKorea } from "../testing/inKorea.ts";

const member = {
  account: "hana",
  level: 1,
  type: "0",
  balance: minor(0),
  rate: 0,
  state: "ACTIVE",
  createdAt: "2026-01-01T00:00:00.000Z",
} as const;

/** Every way to that page uses this function, which is undefined where there is no page. */
function WayToAccount() {
  return useOpenAccountTab() && <button type="button">go</button>;
}

function WaysOfMember() {
  return useMemberDetail({
    clock: clockInKorea("2026-11-24T00:00"),
    onBelow: () => undefined,
    onTransfer: () => undefined,
  })(member).more;
}

test.each([
  ["agentIncome", <IncomeCard key="" income={minor(0)} sums={[]} before={undefined} daysBefore="" />],
  ["agentAccount", <WayToAccount key="" />],
  ["agentTeamBetting", <WaysOfMember key="" />],
  ["agentTransactions", <WaysOfMember key="" />],
] as const)("nothing leads to %s where the brand leaves it out", (page, part) => {
  const ways = (left: readonly { readonly id: AgentPageId }[]) =>
    paneHtml(part, { site: { agentMenu: left.map(({ id }) => ({ id })) } }).split("<button").length - 1;
  expect(ways(agentPages.filter(({ id }) => id !== page))).toBe(ways(agentPages) - 1);
});
