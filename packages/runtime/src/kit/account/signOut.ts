import { logout } from "@livery/platform/calls/logout.ts";
import { atom } from "jotai";
import { dialogStackAtom } from "../../dialogs/dialogs.ts";
import { noticeAtom } from "../../dialogs/notice.ts";
import { dropSessionAtom } from "../../session/session.ts";
import { leaveTabsAtom } from "../../session/tabs.ts";
import { sendWrite } from "../writes/sendWrite.ts";
import { writeContextAtom } from "../writes/writeContext.ts";

/** How long a logout waits for the platform, in ms. */
const PATIENCE = 8000;

/**
 * Logs out: sends the logout to the platform, then ends the session here, also if that call failed (AU-070, AU-072), and the
 * member's sessions in other tabs. Nothing that the session had loaded is kept (`forgetSessionOnChange`), and every
 * dialog is closed. `elsewhere`: the member logged out in another tab.
 */
export const signOutAtom = atom(null, async (get, set, where: "here" | "elsewhere" = "here"): Promise<void> => {
  await sendWrite(get(writeContextAtom), logout, undefined, { invalidates: [], signal: AbortSignal.timeout(PATIENCE) });
  set(dropSessionAtom, "loggedOut");
  set(dialogStackAtom, []);
  set(noticeAtom, where === "elsewhere" ? { kind: "elsewhere" } : undefined);
  set(leaveTabsAtom, where === "here");
});
