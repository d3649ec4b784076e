import type { DownlineResponse } from "@livery/platform/decoders/downline.gen.js";
import type { WireDownlineMember } from "@livery/platform/decoders/shared/downlineMember.gen.ts";
import type { DownlineRequest } from "@livery/platform/requests/downline.gen.js";
import { sql } from "kysely";
import { accountKey } from "../members/accountKey.ts";
import { type Member, memberById } from "../members/findMember.ts";
import { fundsOf } from "../money/ledger/funds.ts";
import { pageOf, totalOf } from "../money/pageOf.ts";
import { isOnBreak } from "../responsible/exclusions.ts";
import type { Reading } from "../store/transaction.ts";
import { percentOf } from "./rates.ts";
import { directlyBelow, parentOf, teamOf } from "./team.ts";

/**
 * A page of the members below an agent, the newest first (AP-185): those directly below it or below `parent`, or, if
 * only a part of the account is given, everybody below it.
 */
export function listDownline(
  reading: Reading,
  agent: Member,
  { parent, account, ...page }: DownlineRequest,
  now: number,
): DownlineResponse {
  const { all } = reading;
  const isWhole = parent === undefined && account !== undefined;
  const { id: uplineId, level } = parentOf(reading, agent, parent);
  let query = isWhole
    ? wholeTeam(reading, agent.id)
    : directlyBelow(reading, uplineId).select(sql<number>`${level + 1}`.as("level"));
  if (account !== undefined) query = query.where(sql`instr(member.account_key, ${accountKey(account)})`, ">", 0);
  const rows = (limit: number, offset: number) => all(query.orderBy("member.id", "desc").limit(limit).offset(offset));
  return pageOf(page, totalOf(reading, query), rows, (row) => wireMember(reading, row, now));
}

/** A cross join is read in its own order: the team first, never all members. */
function wholeTeam(reading: Reading, agentId: number) {
  const members = teamOf(reading, agentId).crossJoin("member").whereRef("member.id", "=", "team.id");
  return members.select(["member.id", "team.level"]);
}

/** A member as its agents see it. */
export function wireMember(
  reading: Reading,
  { id, level }: { readonly id: number; readonly level: number },
  now: number,
): WireDownlineMember {
  const { account, type, rate, created_at, logged_in_at } = memberById(reading, id)!;
  return {
    account,
    level,
    type: String(type),
    balance: fundsOf(reading, id).total,
    rate: percentOf(rate),
    ...(logged_in_at !== null && { lastLogin: new Date(logged_in_at).toISOString() }),
    state: isOnBreak(reading, id, now) ? "LOCKED" : "ACTIVE",
    createdAt: new Date(created_at).toISOString(),
  };
}
