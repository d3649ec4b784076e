import { agentPages } from "@livery/product/agentPages.ts";
import type { PaneRow } from "@livery/product/paneRow.ts";
import { quote } from "../text/quote.ts";
import type { Rule } from "./rule.ts";

/** The pages that every agent has, whatever the platform says of its contracts. */
const always = agentPages.filter((row: PaneRow) => row.flags === undefined).map(({ id }) => id);

export const agentsHaveAPage: Rule = {
  code: "LIV1236",
  title: {
    en: "The agent centre has a page that every agent may open.",
    ko: "에이전트 센터에는 모든 에이전트가 열 수 있는 페이지가 있습니다.",
  },
  why: {
    en: "Pages of contracts open only for agents with such contracts. The others would see an empty centre.",
    ko: "계약 페이지는 그 계약이 있는 에이전트에게만 열립니다. 나머지 에이전트에게는 빈 센터가 보입니다.",
  },
  good: { brand: { agentMenu: [{ id: "agentDividend" }, { id: "agentTeamOverview" }] } },
  bad: { brand: { agentMenu: [{ id: "agentDividend" }, { id: "agentDailySalary" }] } },
  check({ config: { agentMenu } }, report) {
    if (agentMenu.some(({ id }) => always.some((page) => page === id))) return;
    report(["agentMenu"], {
      message: "Every page of agentMenu needs a contract, which not all agents have.",
      expected: `at least one of ${always.map(quote).join(", ")}`,
      got: agentMenu.map(({ id }) => quote(id)).join(", "),
      suggestion: 'Add { "id": "agentTeamOverview" }.',
    });
  },
};
