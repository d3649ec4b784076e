import { balance } from "@livery/platform/calls/balance.ts";
import { callAtom } from "./callAtom.ts";

/** What the member has, asked for anew with each session (AP-020). */
export const balanceAtom = callAtom(balance, () => undefined);
