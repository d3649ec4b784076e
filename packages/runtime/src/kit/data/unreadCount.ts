import { unreadCount } from "@livery/platform/calls/unreadCount.ts";
import { callAtom } from "../calls/callAtom.ts";

/** How often a visible page asks for new mails, in ms. */
const PACE = 60_000;

/** How many mails the member has not read; each session fetches its own (AP-049). */
export const unreadCountAtom = callAtom(unreadCount, () => undefined, { refetchInterval: () => PACE });
