import { logout } from "@livery/platform/calls/logout.ts";
import { atom } from "jotai";
import { dialogStackAtom } from "./dialogs.ts";
import { noticeAtom } from "./notice.ts";
import { queryClientAtom } from "./queries/queryClient.ts";
import { sendAtom } from "./send.ts";
import { dropSessionAtom, tokenAtom } from "./session.ts";

/** How long the platform may take over a logout, in ms; whoever wants to leave does not wait any longer. */
const PATIENCE = 8000;

/**
 * Logs out: the platform is told, then the session ends here, whatever the platform said of it (AU-070, AU-072). Nothing
 * that the session had asked for is kept, and nothing stays open.
 */
export const signOutAtom = atom(null, async (get, set): Promise<void> => {
  const token = get(tokenAtom);
  await get(sendAtom)(logout, undefined, { signal: AbortSignal.timeout(PATIENCE) }).catch(() => undefined);
  set(dropSessionAtom);
  set(dialogStackAtom, []);
  set(noticeAtom, undefined);
  get(queryClientAtom).removeQueries({ predicate: ({ queryKey }) => queryKey[1] === token });
});
