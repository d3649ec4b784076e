import type { Session } from "../members/sessions.ts";
import { TRIAL } from "../members/isAgent.ts";
import { ApiError } from "../http/apiError.ts";
import { type RequestContext, sessionOf } from "../requestContext.ts";

/** The logged-in member; rejects trial accounts, which may not move money. */
export function realMember(context: RequestContext): Session["member"] {
  const { member } = sessionOf(context);
  if (member.type === TRIAL) throw new ApiError("TRIAL_ACCOUNT");
  return member;
}
