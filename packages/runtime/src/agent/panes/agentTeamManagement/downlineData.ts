import { downline } from "@livery/platform/calls/downline.ts";
import { teamTransactions } from "@livery/platform/calls/teamTransactions.ts";
import type { WireDownlineMember } from "@livery/platform/decoders/shared/downlineMember.gen.ts";
import { accountKindOf } from "@livery/product/gate.ts";
import { outdatedByTransfer } from "../../../kit/transfers/transferData.ts";

export type DownlineMember = WireDownlineMember;

/** The calls whose data a transfer down makes out of date. */
export const outdatedByTransferDown = [...outdatedByTransfer, downline, teamTransactions];

/** Whether others can be below this member. */
export function isAgent({ type }: Pick<DownlineMember, "type">): boolean {
  return accountKindOf(Number(type)) === "agent";
}
