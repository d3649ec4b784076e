import type { liveCalls } from "@livery/platform/allCalls.gen.ts";
import type { Call } from "@livery/platform/call.ts";
import { needsSession } from "@livery/platform/needsSession.ts";
import { ApiError } from "../http/apiError.ts";
import type { Session } from "../members/sessions.ts";

/** What a session does that only sets a new password. The site asks who is logged in when it is opened anew (AU-053). */
const before: readonly (keyof typeof liveCalls)[] = ["changePassword", "logout", "memberInfo"];

/**
 * The session as a call may use it. One that only sets a new password is refused by every other call; what also answers
 * visitors answers it as one of them.
 */
export function usableSession(
  call: Pick<Call<never, unknown>, "id" | "auth">,
  session: Session | undefined,
): Session | undefined {
  if (!session?.setsPassword || before.some((id) => id === call.id)) return session;
  if (needsSession(call)) throw new ApiError("PASSWORD_CHANGE_REQUIRED");
  return undefined;
}
