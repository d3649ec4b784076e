import { income } from "@livery/platform/calls/income.ts";
import { settlements } from "@livery/platform/calls/settlements.ts";
import { teamBets } from "@livery/platform/calls/teamBets.ts";
import { teamProfit } from "@livery/platform/calls/teamProfit.ts";
import { teamTransactions } from "@livery/platform/calls/teamTransactions.ts";
import type { WireMemberSums } from "@livery/platform/decoders/teamProfit.gen.js";
import { type SendAs, contractKinds } from "./callAtLast.ts";
import type { Days } from "./figuresOf.ts";
import type { HistoryMember } from "./openHistory.ts";

interface Page<Row> {
  readonly list: readonly Row[];
  readonly totalPages: number;
  readonly total: number;
}

interface WholeList<Row, Answer> {
  /** The rows of all pages, in their order. */
  readonly rows: readonly Row[];
  /** The answer with the first page: each has the same sums. */
  readonly first: Answer;
}

/** Goes through a list as a visitor would, page by page. */
async function wholeList<Row, Answer extends Page<Row>>(
  pageAt: (pageNo: number) => Promise<Answer & Page<Row>>,
): Promise<WholeList<Row, Answer>> {
  const first = await pageAt(1);
  const rows = [...first.list];
  for (let pageNo = 2; pageNo <= first.totalPages; pageNo += 1) rows.push(...(await pageAt(pageNo)).list);
  return { rows, first };
}

/** Every row of every list of an agent's team in some days, through pages of a size. */
export function teamListsOf(send: SendAs, agent: HistoryMember, { days, pageSize }: TeamListsOptions) {
  const page = (pageNo: number) => ({ ...days, pageNo, pageSize });
  /** The members directly below somebody, and those below each of them: what the list's way down leads to. */
  const profitBelow = async (parent: string | undefined): Promise<readonly WireMemberSums[]> => {
    const asked = parent === undefined ? {} : { parent };
    const { rows } = await wholeList((pageNo) => send(agent, teamProfit, { ...page(pageNo), ...asked }));
    const further: WireMemberSums[] = [];
    for (const { account, type } of rows) if (type !== "0") further.push(...(await profitBelow(account)));
    return [...rows, ...further];
  };
  return {
    bets: () => wholeList((pageNo) => send(agent, teamBets, page(pageNo))),
    transactions: () => wholeList((pageNo) => send(agent, teamTransactions, page(pageNo))),
    income: () => wholeList((pageNo) => send(agent, income, page(pageNo))),
    profit: () => profitBelow(undefined),
    async settlements() {
      const lists = [];
      for (const kind of contractKinds)
        lists.push(await wholeList((pageNo) => send(agent, settlements, { ...page(pageNo), kind })));
      return lists.flatMap(({ rows }) => rows);
    },
  };
}

interface TeamListsOptions {
  readonly days: Days;
  readonly pageSize: number;
}
