import { memberInfo } from "@livery/platform/calls/memberInfo.ts";
import { atom } from "jotai";
import { sendAtom } from "./send.ts";
import { sessionAtom } from "./session.ts";
import { clearSession, keepMember, keepToken } from "./sessionKeys.ts";

/** Asks who the held token belongs to; the answer is what makes the visitor a member (AU-013). */
export const askMemberAtom = atom(null, async (get, set, token: string): Promise<void> => {
  const member = await get(sendAtom)(memberInfo, undefined);
  keepMember(member);
  set(sessionAtom, { state: "in", token, member });
});

/** Logs in with the token of a login or a registration. Without the member's own data there is no login (AU-014). */
export const enterSessionAtom = atom(null, async (_get, set, token: string): Promise<void> => {
  keepToken(token);
  try {
    await set(askMemberAtom, token);
  } catch (reason) {
    clearSession();
    throw reason;
  }
});
