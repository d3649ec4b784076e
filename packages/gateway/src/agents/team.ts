import { ApiError } from "../http/apiError.ts";
import { accountKey } from "../members/accountKey.ts";
import { type Member, memberByAccount, memberById } from "../members/findMember.ts";
import type { Whose } from "../records/whose.ts";
import type { Reading } from "../store/transaction.ts";

/** A query of the members below an agent, at any level: `team.id` with `team.level`, which is 1 directly below. */
export function teamOf({ tables }: Pick<Reading, "tables">, agentId: number) {
  const members = tables.selectFrom("team_member").select(["member_id as id", "level"]).where("agent_id", "=", agentId);
  return tables.selectFrom(members.as("team"));
}

/** The ids of the members directly below a member. */
export function directlyBelow({ tables }: Pick<Reading, "tables">, uplineId: number) {
  return tables.selectFrom("member").select("member.id").where("member.upline_id", "=", uplineId);
}

/** A member below an agent, by its account; rejects everybody else's members like unknown ones. */
export function memberBelow(
  reading: Reading,
  agent: Pick<Member, "id" | "merchant">,
  account: string,
): { readonly id: number; readonly level: number } {
  const member = memberByAccount(reading, agent.merchant, accountKey(account));
  let level = 1;
  for (let above = member; above && above.upline_id !== null; above = memberById(reading, above.upline_id)) {
    if (above.upline_id === agent.id) return { id: member!.id, level };
    level += 1;
  }
  throw new ApiError("DOWNLINE_UNKNOWN");
}

/** Whose direct members a list shows: the agent's own, or those of a member below it. */
export function parentOf(
  reading: Reading,
  agent: Pick<Member, "id" | "merchant" | "account_key">,
  parent: string | undefined,
): { readonly id: number; readonly level: number } {
  if (parent === undefined || accountKey(parent) === agent.account_key) return { id: agent.id, level: 0 };
  return memberBelow(reading, agent, parent);
}

/** Whose records an agent asks for: those of one member below it, or of its whole team. */
export function whomAsked(
  reading: Reading,
  agent: Pick<Member, "id" | "merchant">,
  account: string | undefined,
): Whose {
  return account === undefined
    ? teamOf(reading, agent.id).select("team.id").$asScalar()
    : memberBelow(reading, agent, account).id;
}
