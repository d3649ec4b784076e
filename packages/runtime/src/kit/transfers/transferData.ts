import { balance } from "@livery/platform/calls/balance.ts";
import { transferInfo } from "@livery/platform/calls/transferInfo.ts";
import { transfers } from "@livery/platform/calls/transfers.ts";
import { callAtom } from "../calls/callAtom.ts";

/** Whom the member can transfer money to, and how much (AP-124). */
export const transferInfoAtom = callAtom(transferInfo, () => undefined);

/** The calls whose data a transfer to another member makes out of date. */
export const outdatedByTransfer = [transfers, balance] as const;
