import type { Session } from "../members/sessions.ts";
import { Refusal } from "../http/refusal.ts";
import { type Visit, sessionOf } from "../visit.ts";

/** The agent flag of an account that only tries the site out. */
const TRIAL = 4;

/** Who is logged in, unless it is a trial account: those may move no money. */
export function realMember(visit: Visit): Session["member"] {
  const { member } = sessionOf(visit);
  if (member.type === TRIAL) throw new Refusal("TRIAL_ACCOUNT");
  return member;
}
