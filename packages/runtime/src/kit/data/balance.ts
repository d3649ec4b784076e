import { balance } from "@livery/platform/calls/balance.ts";
import { callAtom } from "../calls/callAtom.ts";

/** The member's balance; each session fetches its own (AP-020). */
export const balanceAtom = callAtom(balance, () => undefined);
