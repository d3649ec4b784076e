import type { Call } from "./call.ts";

/** Whether a call is only sent and accepted with a member's or an agent's session. */
export function needsSession({ auth }: Pick<Call<never, unknown>, "auth">): boolean {
  return auth === "token" || auth === "agent";
}
