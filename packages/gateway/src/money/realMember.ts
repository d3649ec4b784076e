import type { Session } from "../members/sessions.ts";
import { ApiError } from "../http/apiError.ts";
import { type RequestContext, sessionOf } from "../requestContext.ts";

/** The agent flag of an account that only tries the site out. */
const TRIAL = 4;

/** Who is logged in, unless it is a trial account: those may move no money. */
export function realMember(context: RequestContext): Session["member"] {
  const { member } = sessionOf(context);
  if (member.type === TRIAL) throw new ApiError("TRIAL_ACCOUNT");
  return member;
}
