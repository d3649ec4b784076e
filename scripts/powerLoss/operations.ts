import type { Call } from "@livery/platform/call.ts";
import { cancelDeposit } from "@livery/platform/calls/cancelDeposit.ts";
import { confirmDeposit } from "@livery/platform/calls/confirmDeposit.ts";
import { createDeposit } from "@livery/platform/calls/createDeposit.ts";
import { createWithdrawal } from "@livery/platform/calls/createWithdrawal.ts";
import { transferFunds } from "@livery/platform/calls/transferFunds.ts";
import { transferUpline } from "@livery/platform/calls/transferUpline.ts";
import { vendors } from "@livery/gateway/seed/vendors.ts";
import { type Minor, minor } from "@livery/product/money.ts";
import type { Random } from "@livery/gateway/seed/random.ts";

const calls = { transferFunds, createDeposit, confirmDeposit, cancelDeposit, transferUpline, createWithdrawal };

export type CallId = keyof typeof calls;

/** A member who may do everything in this test. */
export interface Player {
  readonly merchant: string;
  readonly token: string;
  /** Id of a bank card. */
  readonly card: string;
}

export const PAYMENT_PASSWORD = "135790";

/** One sending of a money call. Its amount is its own in a whole run, so that the books tell which operation moved it. */
export interface Operation {
  readonly number: number;
  readonly call: CallId;
  readonly key: string;
  /** 0 where the call has none. */
  readonly amount: Minor;
  /** The order that it is about. */
  readonly order?: string;
  /** What is sent. */
  readonly json: unknown;
}

/** The minimum amount of every call, in minor units; the operation's number is added to it. */
const LEAST_AMOUNT = 100_000;

/** The frequencies of operations. Those with a payment password are rare, because they are slow and run in threads. */
const mix: readonly (readonly [CallId, number])[] = [
  ["transferFunds", 60],
  ["createDeposit", 16],
  ["confirmDeposit", 10],
  ["cancelDeposit", 4],
  ["transferUpline", 5],
  ["createWithdrawal", 5],
];
const drawn = mix.flatMap(([call, share]) => Array.from({ length: share }, () => call));
const wallets = vendors.slice(0, 3).map(({ code }) => code);

/** Draws the next operation of a player. `orders` are the player's unpaid deposits; one that is gone on with leaves them. */
export function drawOperation(number: number, player: Player, orders: string[], random: Random): Operation {
  const wanted = random.pick(drawn);
  const isAboutOrder = wanted === "confirmDeposit" || wanted === "cancelDeposit";
  const order = isAboutOrder ? orders.shift() : undefined;
  const call = isAboutOrder && order === undefined ? "createDeposit" : wanted;
  const amount = minor(order === undefined ? LEAST_AMOUNT + number : 0);
  const key = `power-loss-${String(number).padStart(8, "0")}`;
  const json = bodyOf(call, { amount, order: order ?? "", player, random });
  return { number, call, key, amount, ...(order !== undefined && { order }), json };
}

interface Drawn {
  readonly amount: Minor;
  readonly order: string;
  readonly player: Player;
  readonly random: Random;
}

function bodyOf(call: CallId, { amount, order, player, random }: Drawn): unknown {
  switch (call) {
    case "transferFunds": {
      const vendor = random.pick(wallets);
      const [from, to] = random.next() < 0.6 ? ["MAIN", vendor] : [vendor, "MAIN"];
      return encoded(transferFunds, { from, to, amount }, player);
    }
    case "createDeposit":
      return encoded(createDeposit, { method: "BANK", amount }, player);
    case "confirmDeposit":
      return encoded(confirmDeposit, { id: order }, player);
    case "cancelDeposit":
      return encoded(cancelDeposit, { id: order }, player);
    case "transferUpline":
      return encoded(transferUpline, { amount, paymentPassword: PAYMENT_PASSWORD }, player);
    case "createWithdrawal":
      return encoded(createWithdrawal, { card: player.card, amount, paymentPassword: PAYMENT_PASSWORD }, player);
  }
}

function encoded<Request>({ encode }: Call<Request, unknown>, request: Request, { merchant }: Player): unknown {
  return encode(request, { merchant }).json;
}

/** Method and path of a call. */
export function addressOf(call: CallId): Pick<Call<never, unknown>, "method" | "path"> {
  return calls[call];
}
