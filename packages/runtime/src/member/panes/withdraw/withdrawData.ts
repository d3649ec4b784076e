import { balance } from "@livery/platform/calls/balance.ts";
import { bankCards } from "@livery/platform/calls/bankCards.ts";
import { withdrawalConfirmation } from "@livery/platform/calls/withdrawalConfirmation.ts";
import { withdrawalInfo } from "@livery/platform/calls/withdrawalInfo.ts";
import { withdrawals } from "@livery/platform/calls/withdrawals.ts";
import type { WireWithdrawalConfirmation } from "@livery/platform/decoders/shared/withdrawalConfirmation.gen.ts";
import type { WireWithdrawalOrder } from "@livery/platform/decoders/shared/withdrawalOrder.gen.ts";
import type { WithdrawalInfoResponse } from "@livery/platform/decoders/withdrawalInfo.gen.js";
import type { CreateWithdrawalRequest } from "@livery/platform/requests/createWithdrawal.gen.js";
import { atom } from "jotai";
import { callAtom } from "../../../kit/calls/callAtom.ts";
import { memoizeByKey } from "../../../kit/calls/memoizeByKey.ts";
import { outdate } from "../../../kit/calls/outdate.ts";
import { queryClientAtom } from "../../../kit/calls/queryClient.ts";
import type { WriteOptions } from "../../../kit/writes/sendWrite.ts";
import type { Write } from "../../../kit/writes/useWrite.ts";

export type Info = WithdrawalInfoResponse;
export type Order = WireWithdrawalOrder;
export type Confirmation = WireWithdrawalConfirmation;
export type Part = Confirmation["parts"][number];

/** More than are shown, so that an open order is among them. */
const PAGE_SIZE = 20;

/** How often the state of an open order is asked for, in ms. */
const PACE = 5000;

export const withdrawalInfoAtom = callAtom(withdrawalInfo, () => undefined);

/** Whether an order that shows is about to change by itself. */
export const awaitedAtom = atom(false);

export const withdrawalsAtom = callAtom(withdrawals, () => ({ pageNo: 1, pageSize: PAGE_SIZE }), {
  refetchInterval: (get) => get(awaitedAtom) && PACE,
});

/** The parts of an order that its member confirms. The time of each runs from its payment, so a new one must show soon. */
export const confirmationAtom = memoizeByKey((id: string) =>
  callAtom(withdrawalConfirmation, () => ({ id }), {
    staleTime: 0,
    refetchInterval: (get) => get(awaitedAtom) && PACE,
  }),
);

const moving: readonly Order["state"][] = ["PENDING", "PAYING", "CONFIRMING"];

/** Whether an order is not finished. */
export function isMoving({ state }: Order): boolean {
  return moving.includes(state);
}

const openIdsAtom = atom<readonly string[]>([]);

/**
 * Notes which orders are open. The platform ends them by itself: what one has held then leaves, or is in the balance again
 * if it was rejected.
 */
export const noteOrdersAtom = atom(undefined, (get, set, orders: readonly Order[]) => {
  const open = orders.filter(isMoving).map(({ id }) => id);
  if (get(openIdsAtom).some((id) => !open.includes(id))) outdate(get(queryClientAtom), [balance]);
  set(openIdsAtom, open);
});

/** What a change of an order makes out of date. */
export const changedByOrders = [withdrawals, withdrawalConfirmation, balance, bankCards];

export const createOptions: WriteOptions<CreateWithdrawalRequest> = {
  invalidates: changedByOrders,
  remembers: ({ card, amount }) => ({ card, amount }),
};

export type CreateWithdrawal = Write<CreateWithdrawalRequest, Order>;
