import { login } from "@livery/platform/calls/login.ts";
import type { Registered } from "@livery/platform/registration.ts";
import { atom } from "jotai";
import { enterSessionAtom } from "./enterSession.ts";
import { noticeAtom } from "./notice.ts";
import { sessionAtom } from "./session.ts";
import { sendWrite } from "./writes/sendWrite.ts";
import { writeContextAtom } from "./writes/writeContext.ts";

interface Credentials {
  readonly username: string;
  readonly password: string;
}

/**
 * Starts a session with the token of a login or a registration and greets the member; dialogs for visitors close by their
 * gates. Screen readers announce the greeting. Rejects, and leaves no session, if the member's data cannot be loaded (AU-014).
 */
export const welcomeAtom = atom(null, async (get, set, token: string): Promise<void> => {
  await set(enterSessionAtom, token);
  const session = get(sessionAtom);
  if (session.state !== "in") return;
  set(noticeAtom, { kind: "welcome", name: session.member.nickname });
});

/**
 * Logs in by username and password (AU-001): the token first, then the member, and only then is the visitor logged in.
 * Rejects with the platform's error, and leaves no trace of a login that did not come about (AU-014).
 */
export const signInAtom = atom(null, async (get, set, credentials: Credentials): Promise<void> => {
  const result = await sendWrite(get(writeContextAtom), login, { type: "username", ...credentials }, { outdates: [] });
  if (result.state === "done") await set(welcomeAtom, result.answer.token);
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
      await (token === undefined ? set(signInAtom, credentials) : set(welcomeAtom, token));
      return true;
    } catch {
      return false;
    }
  },
);
