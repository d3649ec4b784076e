import { login } from "@livery/platform/calls/login.ts";
import { register } from "@livery/platform/calls/register.ts";
import { atom } from "jotai";
import { enterSessionAtom } from "./enterSession.ts";
import { noticeAtom } from "./notice.ts";
import { sendAtom } from "./send.ts";
import { sessionAtom } from "./session.ts";

/** What a call is asked with. */
type RequestOf<Asked> = Asked extends { encode: (request: infer Request, context: never) => unknown } ? Request : never;

type Credentials = Omit<Extract<RequestOf<typeof login>, { type: "username" }>, "type">;

/** Enters with a token, which closes what is for visitors alone, and greets: the greeting also tells whoever does not see the header change. */
const welcomeAtom = atom(null, async (get, set, token: string): Promise<void> => {
  await set(enterSessionAtom, token);
  const session = get(sessionAtom);
  if (session.state !== "in") return;
  set(noticeAtom, { kind: "welcome", name: session.member.nickname });
});

/**
 * Logs in by username and password (AU-001): the token first, then the member, and only then is the visitor logged in.
 * Rejects with the platform's refusal, and leaves no trace of a login that did not come about (AU-014).
 */
export const signInAtom = atom(null, async (get, set, credentials: Credentials): Promise<void> => {
  const { token } = await get(sendAtom)(login, { type: "username", ...credentials });
  await set(welcomeAtom, token);
});

/**
 * Makes an account and logs in with it: by the answer's token, or without one by its own name and password (AU-063).
 * Resolves to false when the account is there but the login did not come about. Rejects when there is no account.
 */
export const signUpAtom = atom(null, async (get, set, request: RequestOf<typeof register>): Promise<boolean> => {
  const { token } = await get(sendAtom)(register, request);
  const { username = "", password = "" } = request.fields;
  try {
    await (token === undefined ? set(signInAtom, { username, password }) : set(welcomeAtom, token));
    return true;
  } catch {
    return false;
  }
});
