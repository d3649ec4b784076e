import { atom } from "jotai";
import { openChannel, type TabChannel } from "../storage/browserMemory.ts";
import { readStored } from "../storage/browserStorage.ts";
import { noticeAtom } from "../dialogs/notice.ts";
import { dropSessionAtom, sessionToken, tokenAtom } from "./session.ts";

const channelAtom = atom<TabChannel | undefined>(undefined);

/**
 * From now on this tab learns of a logout of the same member in another tab, and logs out as well. Every tab has a session
 * of its own (ST-024); one of another member stays. Where the browser refuses channels, each tab logs out by itself (ST-026).
 */
export const joinTabsAtom = atom(null, (get, set, memberId: string): void => {
  get(channelAtom)?.close();
  const hear = (): void => {
    const token = get(tokenAtom);
    // A session that has ended meanwhile needs no logout.
    if (token !== undefined && token === sessionToken()) void set(signOutTooAtom);
  };
  set(channelAtom, openChannel(`session ${readStored("session", "merchant")} ${memberId}`, hear));
});

const signOutTooAtom = atom(null, async (_get, set): Promise<void> => {
  try {
    // A logout is a write, which knows the session; it is loaded only when another tab asks for one.
    // oxlint-disable-next-line no-restricted-imports
    const { signOutAtom } = await import("../kit/account/signOut.ts");
    await set(signOutAtom, "elsewhere");
  } catch {
    // Without its code, as in a tab from before a deployment, the session ends here all the same.
    set(dropSessionAtom, "loggedOut");
    set(noticeAtom, { kind: "elsewhere" });
  }
});

/** This tab has no session any more. `tell`: the member logged out here, so the member's other tabs log out as well. */
export const leaveTabsAtom = atom(null, (get, set, tell: boolean): void => {
  const channel = get(channelAtom);
  if (tell) channel?.post("loggedOut");
  channel?.close();
  set(channelAtom, undefined);
});
