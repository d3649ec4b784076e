import { logout } from "@livery/platform/calls/logout.ts";
import { atom } from "jotai";
import { dialogStackAtom } from "./dialogs.ts";
import { noticeAtom } from "./notice.ts";
import { dropSessionAtom } from "./session.ts";
import { sendWrite } from "./writes/sendWrite.ts";
import { writeContextAtom } from "./writes/writeContext.ts";

/** How long the platform may take over a logout, in ms; whoever wants to leave does not wait any longer. */
const PATIENCE = 8000;

/**
 * Logs out: the platform is told, then the session ends here, whatever the platform said of it (AU-070, AU-072). Nothing
 * that the session had loaded is kept (`forgetSessionOnChange`), and every dialog is closed.
 */
export const signOutAtom = atom(null, async (get, set): Promise<void> => {
  await sendWrite(get(writeContextAtom), logout, undefined, { outdates: [], signal: AbortSignal.timeout(PATIENCE) });
  set(dropSessionAtom, "loggedOut");
  set(dialogStackAtom, []);
  set(noticeAtom, undefined);
});
