import type { liveCalls } from "@livery/platform/allCalls.gen.ts";
import type { Call } from "@livery/platform/call.ts";
import { needsSession } from "@livery/platform/needsSession.ts";
import { ApiError } from "../http/apiError.ts";
import type { Session } from "../members/sessions.ts";

/**
 * The calls of a session that only sets a new password. The site reads the member's info when it is reloaded (AU-053).
 */
const before: readonly (keyof typeof liveCalls)[] = ["changePassword", "logout", "memberInfo"];

/**
 * The session as a call may use it. A session that only sets a new password is rejected by every other call; calls that
 * also serve visitors treat it as none.
 */
export function usableSession(
  call: Pick<Call<never, unknown>, "id" | "auth">,
  session: Session | undefined,
): Session | undefined {
  if (!session?.setsPassword || before.some((id) => id === call.id)) return session;
  if (needsSession(call)) throw new ApiError("PASSWORD_CHANGE_REQUIRED");
  return undefined;
}
