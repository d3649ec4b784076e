import type { TeamProfitResponse } from "@livery/platform/decoders/teamProfit.gen.js";
import type { TeamProfitRequest } from "@livery/platform/requests/teamProfit.gen.js";
import type { Member } from "../members/findMember.ts";
import { pageOf, totalOf } from "../money/pageOf.ts";
import { daysAsked } from "../records/daysAsked.ts";
import { personalProfit } from "../records/personalProfit.ts";
import type { Reading } from "../store/transaction.ts";
import { directlyBelow, memberBelow, parentOf } from "./team.ts";

/**
 * Profit and loss of each member directly below the agent or below `parent`, the newest first, and of all of them
 * together (AP-187). What is further below belongs to their own lists. With `account`, of that one member alone.
 */
export function teamProfit(
  reading: Reading,
  agent: Member,
  { parent, account: wanted, from, to, ...page }: TeamProfitRequest,
  now: number,
): TeamProfitResponse {
  const { all } = reading;
  const { start, end } = daysAsked(reading, agent.id, { from, to }, now);
  const span = { from: start, to: end };
  const query =
    wanted === undefined
      ? directlyBelow(reading, parentOf(reading, agent, parent).id)
      : reading.tables
          .selectFrom("member")
          .select("member.id")
          .where("member.id", "=", memberBelow(reading, agent, wanted).id);
  const rows = (limit: number, offset: number) =>
    all(query.select(["member.account", "member.type"]).orderBy("member.id", "desc").limit(limit).offset(offset));
  const listed = pageOf(page, totalOf(reading, query), rows, ({ id, account, type }) => ({
    account,
    type: String(type),
    sums: personalProfit(reading, id, span).total,
  }));
  return { ...listed, totals: personalProfit(reading, query.$asScalar(), span).total };
}
