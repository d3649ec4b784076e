import { memberInfo } from "@livery/platform/calls/memberInfo.ts";
import { PlatformError } from "@livery/platform/platformError.ts";
import { accountKindOf } from "@livery/product/gate.ts";
import { atom } from "jotai";
import { noticeAtom } from "./notice.ts";
import { sendAtom } from "./send.ts";
import { audienceAtom, dropSessionAtom, sessionAtom } from "./session.ts";
import { clearSession, keepMember, keepToken } from "./sessionKeys.ts";

/**
 * Asks who the held token belongs to; only the answer makes the visitor a member (AU-013). On an agent site an account
 * that is not an agent's is rejected and its session ends (RO-011).
 */
export const askMemberAtom = atom(null, async (get, set, token: string): Promise<void> => {
  const member = await get(sendAtom)(memberInfo, undefined);
  if (get(audienceAtom) === "agent" && accountKindOf(member.agentType) !== "agent") {
    // A login shows the error in its form.
    if (get(sessionAtom).state !== "out") set(noticeAtom, { kind: "agentsOnly" });
    set(dropSessionAtom, "loggedOut");
    throw new PlatformError("refused", "The account is not an agent's.", {
      status: 403,
      apiError: { code: "NOT_AGENT" },
    });
  }
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
