import { balance } from "@livery/platform/calls/balance.ts";
import { rebateClaims } from "@livery/platform/calls/rebateClaims.ts";
import { rebates } from "@livery/platform/calls/rebates.ts";
import type { ClaimRebateResponse } from "@livery/platform/decoders/claimRebate.gen.js";
import type { RebatesResponse } from "@livery/platform/decoders/rebates.gen.js";
import { defined } from "@livery/platform/defined.ts";
import { type Minor, minor } from "@livery/product/money.ts";
import type { ClaimRebateRequest } from "@livery/platform/requests/claimRebate.gen.js";
import { callAtom } from "../../../kit/calls/callAtom.ts";
import type { WriteOptions } from "../../../kit/writes/sendWrite.ts";

export type Rebate = RebatesResponse["list"][number];
export type Claim = ClaimRebateResponse;

export const rebatesAtom = callAtom(rebates, () => undefined);

/** One claim at a time: while the outcome of one is unknown, no other is sent in its place. */
export const claimOptions: WriteOptions<ClaimRebateRequest> = {
  invalidates: [rebates, rebateClaims, balance],
  remembers: ({ gameType }) => defined({ gameType }),
};

/** A claim and when it was made, in ms since 1970. */
export interface Claimed {
  readonly claim: Claim;
  readonly at: number;
}

/** What can be claimed. A list from before a claim still has what was claimed; it counts as nothing until the next one is here. */
export function claimable(
  list: readonly Rebate[],
  { at, claimed }: { readonly at: number; readonly claimed: Claimed | undefined },
): readonly Rebate[] {
  if (!claimed || at > claimed.at) return list;
  const { gameType } = claimed.claim;
  return list.map((rebate) =>
    gameType === undefined || rebate.gameType === gameType ? { ...rebate, amount: minor(0) } : rebate,
  );
}

/** What can be claimed in all; undefined where it cannot be counted. */
export function totalOf(list: readonly Rebate[]): Minor | undefined {
  const total = list.reduce((sum, { amount }) => sum + Math.max(0, amount), 0);
  return Number.isSafeInteger(total) ? minor(total) : undefined;
}
