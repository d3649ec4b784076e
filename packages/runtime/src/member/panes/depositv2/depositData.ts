import { balance } from "@livery/platform/calls/balance.ts";
import { depositMethods } from "@livery/platform/calls/depositMethods.ts";
import { deposits } from "@livery/platform/calls/deposits.ts";
import { playLimits } from "@livery/platform/calls/playLimits.ts";
import type { WireDepositBonus, WireDepositMethod } from "@livery/platform/decoders/depositMethods.gen.js";
import type { WireDepositOrder } from "@livery/platform/decoders/shared/depositOrder.gen.ts";
import { defined } from "@livery/platform/defined.ts";
import type { CreateDepositRequest } from "@livery/platform/requests/createDeposit.gen.js";
import { atom } from "jotai";
import { callAtom } from "../../../kit/calls/callAtom.ts";
import type { WriteOptions } from "../../../kit/writes/sendWrite.ts";
import type { Write } from "../../../kit/writes/useWrite.ts";

export type Method = WireDepositMethod;
export type Bonus = WireDepositBonus;
export type Order = WireDepositOrder;

/** More than are shown, so that an open order is among them. */
const PAGE_SIZE = 20;

/** How often the outcome of a reported payment is asked for, in ms. */
const PACE = 5000;

export const depositMethodsAtom = callAtom(depositMethods, () => undefined);

/** Whether an order that shows is about to change by itself. */
export const awaitedAtom = atom(false);

export const depositsAtom = callAtom(deposits, () => ({ pageNo: 1, pageSize: PAGE_SIZE }), {
  refetchInterval: (get) => get(awaitedAtom) && PACE,
});

/** What a change of an order makes out of date. */
export const changedByOrders = [deposits, balance, playLimits];

export const createOptions: WriteOptions<CreateDepositRequest> = {
  // Also the methods: their limits may be why it was refused.
  invalidates: [...changedByOrders, depositMethods],
  remembers: ({ method, amount, bonus }) => ({ method, amount, ...defined({ bonus }) }),
};

export type CreateDeposit = Write<CreateDepositRequest, Order>;
