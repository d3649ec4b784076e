import { freePlay } from "@livery/platform/calls/freePlay.ts";
import { login } from "@livery/platform/calls/login.ts";
import { defined } from "@livery/platform/defined.ts";
import type { Login } from "@livery/platform/loginResponse.ts";
import type { Registered } from "@livery/platform/registration.ts";
import { atom } from "jotai";
import { isKept } from "../../storage/browserStorage.ts";
import { dialogStackAtom, openDialogAtom } from "../../dialogs/dialogs.ts";
import { enterSessionAtom, restrictSessionAtom } from "../../session/enterSession.ts";
import { noticeAtom, sayNotKeptAtom } from "../../dialogs/notice.ts";
import { sendAtom } from "../../site/send.ts";
import { dropSessionAtom, sessionAtom } from "../../session/session.ts";
import { sendWrite } from "../writes/sendWrite.ts";
import { writeContextAtom } from "../writes/writeContext.ts";

interface Credentials {
  readonly username: string;
  readonly password: string;
  /** The country of a phone number that is given as the name. */
  readonly countryDialingCode?: string;
}

/** What a login or a registration returned; a missing flag is off. */
type Entry = Pick<Login, "token"> & Partial<Login>;

/** The password that a login was made with. A login by a code from a phone has none and never forces a change (AU-011). */
interface UsedPassword extends Credentials {
  /** An expired password has to be changed: the switch FORCEPASSEXPIRY3 (BR-034). */
  readonly expiryForces: boolean;
}

/** Whether a new password comes first: after the default one, or after one that expired (AU-009, AU-010). */
function forcesChange(entry: Entry, used: UsedPassword): boolean {
  return entry.mustChangePassword === true || (entry.passwordExpired === true && used.expiryForces);
}

/**
 * Continues after a login or a registration: with the forced change of the password, or as a member, whom the site greets.
 * Dialogs for visitors close by their gates. Screen readers announce the greeting. Rejects, and leaves no session, if the
 * member's data cannot be loaded (AU-014).
 */
export const welcomeAtom = atom(null, async (get, set, entry: Entry, used?: UsedPassword): Promise<void> => {
  const { token, userName } = entry;
  if (used && forcesChange(entry, used)) {
    set(restrictSessionAtom, { token, account: userName || used.username, usedPassword: used.password });
    return;
  }
  await set(enterSessionAtom, { token, usedPassword: used?.password });
  const session = get(sessionAtom);
  if (session.state !== "in") return;
  if (entry.firstTimeLogin) set(openDialogAtom, "welcome");
  else set(noticeAtom, { kind: "welcome", name: session.member.nickname });
  if (!isKept("session", "token")) set(sayNotKeptAtom, "loginNotKept");
});

/**
 * Logs in by username and password (AU-001): the token first, then the member, and only then is the visitor logged in.
 * Rejects with the platform's error, and leaves no trace of a login that did not come about (AU-014).
 */
export const signInAtom = atom(null, async (get, set, credentials: Credentials): Promise<void> => {
  const result = await sendWrite(
    get(writeContextAtom),
    login,
    { type: "username", ...credentials },
    { invalidates: [] },
  );
  // The password was chosen a moment ago, so that it cannot have expired.
  if (result.state === "done") await set(welcomeAtom, result.response, { ...credentials, expiryForces: false });
  else if (result.state !== "busy") throw result.error;
});

/**
 * Logs in with a new account: by the registration's token, or without one by its own name and password (AU-063). Resolves
 * to false when the account is there but the login did not come about.
 */
export const enterNewAccountAtom = atom(
  null,
  async (_get, set, { token }: Registered, credentials: Credentials): Promise<boolean> => {
    try {
      await (token === undefined ? set(signInAtom, credentials) : set(welcomeAtom, { token }));
      return true;
    } catch {
      return false;
    }
  },
);

interface NewPassword extends Credentials {
  /** Whether the platform confirmed the change; otherwise its response was lost. */
  readonly isConfirmed: boolean;
}

/**
 * Logs in with the new password after a forced change, which ended the session (AU-051). If that fails, as where the
 * platform asks for a captcha, the visitor is asked to log in.
 */
export const enterWithNewPasswordAtom = atom(
  null,
  async (get, set, { isConfirmed, ...credentials }: NewPassword): Promise<void> => {
    try {
      await set(signInAtom, credentials);
    } catch {
      set(dropSessionAtom, "loggedOut");
      if (isConfirmed) set(noticeAtom, { kind: "changedLogIn" });
    }
    // Closed by hand: its gate is open for every session.
    if (get(sessionAtom).state !== "restricted")
      set(dialogStackAtom, (stack) => stack.filter(({ id }) => id !== "forcedPassword"));
  },
);

/** Makes a visitor a guest of free play, without a question (LB-005). Rejects if the platform does not allow it. */
export const beginFreePlayAtom = atom(null, async (get, set): Promise<void> => {
  const { token } = await get(sendAtom)(freePlay, freePlayRequest());
  await set(welcomeAtom, { token });
});

type FreePlayRequest = Parameters<(typeof freePlay)["encode"]>[0];

/** The request for a trial session without an account (AP-013); some brands ask for the date of birth. */
export function freePlayRequest(birthday?: string): FreePlayRequest {
  return {
    os: operatingSystem(navigator.userAgent),
    random: randomText(),
    ...defined({ birthday }),
  };
}

const systems = [
  ["Android", /android/iu],
  ["iOS", /iphone|ipad|ipod/iu],
  ["Windows", /windows/iu],
  ["macOS", /mac os/iu],
  ["Linux", /linux/iu],
] as const;

function operatingSystem(userAgent: string): string {
  return systems.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? "Other";
}

/** Nobody reads it: the platform only wants a value that no other visitor sends. */
function randomText(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))));
}
