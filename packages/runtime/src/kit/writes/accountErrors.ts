import type { Call } from "@livery/platform/call.ts";
import { needsSession } from "@livery/platform/needsSession.ts";
import type { PlatformError } from "@livery/platform/platformError.ts";
import { atom } from "jotai";
import { openDialogAtom } from "../../dialogs/dialogs.ts";
import { noticeAtom } from "../../dialogs/notice.ts";

const UNAUTHORIZED = 401;

interface FailedAction {
  readonly call: Pick<Call<never, unknown>, "auth">;
  readonly error: PlatformError;
  /** The message for trial accounts. */
  readonly trial: string;
}

/**
 * Reacts to what the platform says of the account behind a visitor's own action. Without a session the login opens and asks
 * for it (ER-015, RO-018); a trial account gets a dialog that asks for a real one (ER-028). These dialogs replace the notice of
 * the same error, and so does the form of an action that the platform does not allow (RO-020).
 */
export const reactToAccountErrorAtom = atom(null, (get, set, { call, error, trial }: FailedAction): void => {
  const isTrial = error.code === "TRIAL_ACCOUNT";
  const isSignedOut = needsSession(call) && (error.failure === "signedOut" || error.status === UNAUTHORIZED);
  if (isTrial || isSignedOut || get(noticeAtom)?.kind === "forbidden") set(noticeAtom, undefined);
  if (isTrial) set(openDialogAtom, "warning", { text: trial });
  else if (isSignedOut) set(openDialogAtom, "login", { notice: "expired" });
});
