import type { Call } from "./call.ts";

/** Whether a call is sent and answered only with a session: a member's or an agent's. */
export function needsSession({ auth }: Pick<Call<never, unknown>, "auth">): boolean {
  return auth === "token" || auth === "agent";
}
