import { atom } from "jotai";
import { readStored } from "./browserStorage.ts";
import { sessionToken, tokenAtom } from "./session.ts";

const channelAtom = atom<BroadcastChannel | undefined>(undefined);

/**
 * From now on this tab learns of a logout of the same member in another tab, and logs out as well. Every tab has a session
 * of its own (ST-024); one of another member stays.
 */
export const joinTabsAtom = atom(null, (get, set, memberId: string): void => {
  get(channelAtom)?.close();
  const channel = new BroadcastChannel(`session ${readStored("session", "merchant")} ${memberId}`);
  channel.addEventListener("message", () => {
    const token = get(tokenAtom);
    // A session that has ended meanwhile needs no logout.
    if (token !== undefined && token === sessionToken()) void set(signOutTooAtom);
  });
  set(channelAtom, channel);
});

const signOutTooAtom = atom(null, async (_get, set): Promise<void> => {
  const { signOutAtom } = await import("./signOut.ts");
  await set(signOutAtom, "elsewhere");
});

/** This tab has no session any more. `tell`: the member logged out here, so the member's other tabs log out as well. */
export const leaveTabsAtom = atom(null, (get, set, tell: boolean): void => {
  const channel = get(channelAtom);
  if (tell) channel?.postMessage("loggedOut");
  channel?.close();
  set(channelAtom, undefined);
});
