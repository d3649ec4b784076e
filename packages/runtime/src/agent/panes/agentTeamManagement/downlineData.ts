import { downline } from "@livery/platform/calls/downline.ts";
import { teamTransactions } from "@livery/platform/calls/teamTransactions.ts";
import type { WireDownlineMember } from "@livery/platform/decoders/shared/downlineMember.gen.ts";
import { outdatedByTransfer } from "../../../kit/transfers/transferData.ts";

export type DownlineMember = WireDownlineMember;

/** The calls whose data a transfer down makes out of date. */
export const outdatedByTransferDown = [...outdatedByTransfer, downline, teamTransactions];
