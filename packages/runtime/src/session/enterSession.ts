import { memberInfo } from "@livery/platform/calls/memberInfo.ts";
import { PlatformError } from "@livery/platform/platformError.ts";
import { accountKindOf } from "@livery/product/gate.ts";
import { atom } from "jotai";
import { openDialogAtom } from "../dialogs/dialogs.ts";
import { noticeAtom } from "../dialogs/notice.ts";
import { sendAtom } from "../site/send.ts";
import { audienceAtom, dropSessionAtom, sessionAtom } from "./session.ts";
import { keepMember, keepToken } from "./sessionKeys.ts";
import { joinTabsAtom } from "./tabs.ts";
import { watchSessionAtom } from "./watchSession.ts";

interface NewToken {
  readonly token: string;
  /** The password that the visitor has just typed. Only memory holds it, and only for a forced change (AU-053). */
  readonly usedPassword?: string | undefined;
}

/**
 * Asks who the held token belongs to; only the response makes the visitor a member (AU-013). A session that may only set a
 * new password makes nobody a member. On an agent site an account that is not an agent's is rejected and its session ends
 * (RO-011).
 */
export const askMemberAtom = atom(null, async (get, set, { token, usedPassword }: NewToken): Promise<void> => {
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
  if (member.mustChangePassword) set(restrictSessionAtom, { token, account: member.account, usedPassword });
  else {
    keepMember(member);
    set(sessionAtom, { state: "in", token, member });
    set(joinTabsAtom, member.id);
  }
  set(watchSessionAtom, member.sessionEndsIn);
});

/** Keeps a session for nothing but a new password, and opens the dialog that asks for it (AU-009, AU-010). */
export const restrictSessionAtom = atom(
  null,
  (_get, set, { token, account, usedPassword }: NewToken & { readonly account: string }): void => {
    keepToken(token);
    set(sessionAtom, { state: "restricted", token, account });
    set(openDialogAtom, "forcedPassword", { usedPassword });
  },
);

/** Logs in with the token of a login or a registration. If that fails, as without the member's data, nobody is (AU-014). */
export const enterSessionAtom = atom(null, async (_get, set, entered: NewToken): Promise<void> => {
  keepToken(entered.token);
  try {
    await set(askMemberAtom, entered);
  } catch (reason) {
    set(dropSessionAtom, "loggedOut");
    throw reason;
  }
});
