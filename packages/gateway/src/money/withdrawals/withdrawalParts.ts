import type { WithdrawalConfirmationResponse } from "@livery/platform/decoders/withdrawalConfirmation.gen.js";
import { type Minor, minor, toMinor } from "@livery/product/money.ts";
import { pictureAddress } from "@livery/product/pictures.ts";
import type { Selectable } from "kysely";
import { ApiError } from "../../http/apiError.ts";
import type { Tables } from "../../store/tables.ts";
import type { Reading, Writing } from "../../store/transaction.ts";
import { cashier } from "../cashier.ts";
import { moveMoney } from "../ledger/postTransaction.ts";
import { houseWallet, openWallet } from "../ledger/wallets.ts";
import { confirmMinutesOf, settingsOf } from "../merchantSettings.ts";
import { type WithdrawalOrder, setWithdrawal, unpaidOf } from "./withdrawalOrders.ts";

type Part = Selectable<Tables["withdrawal_part"]>;

const MINUTE_MS = 60_000;

/** The largest part of a merchant's withdrawals. */
const largestPart = (reading: Reading, { merchant }: WithdrawalOrder): Minor =>
  toMinor(cashier.withdrawalPart, settingsOf(reading, merchant).decimals);

/** The amount of an order's next part. */
function nextPart(reading: Reading, order: WithdrawalOrder): Minor {
  return minor(Math.min(largestPart(reading, order), unpaidOf(order)));
}

/** A withdrawal that is paid in parts: its member confirms each of them. */
function isConfirmed(reading: Reading, order: WithdrawalOrder): boolean {
  return order.amount > largestPart(reading, order);
}

/** Advances an order that is due: starts a waiting one, sends its next part, or counts the part sent as received. */
export function advanceWithdrawal(writing: Writing, order: WithdrawalOrder): void {
  const now = order.due_at ?? order.created_at;
  if (order.state === "PENDING") {
    setWithdrawal(writing, order.id, { state: "PAYING", due_at: now + cashier.withdrawalTakesMs });
  } else if (order.state === "CONFIRMING") {
    answerPart(writing, order, "FORCED");
    payPart(writing, order, now);
  } else if (isConfirmed(writing, order)) {
    sendPart(writing, order, now);
  } else {
    payPart(writing, order, now);
  }
}

/** Sends the next part. It is booked as paid once it counts as received. */
function sendPart(writing: Writing, order: WithdrawalOrder, now: number): void {
  const { run, tables } = writing;
  const forced_at = now + confirmMinutesOf(writing, order.merchant) * MINUTE_MS;
  const part = { withdrawal_id: order.id, amount: nextPart(writing, order), state: "CONFIRMING" as const };
  run(tables.insertInto("withdrawal_part").values({ ...part, sent_at: now, forced_at }));
  setWithdrawal(writing, order.id, { state: "CONFIRMING", due_at: forced_at });
}

function payPart(writing: Writing, order: WithdrawalOrder, now: number): WithdrawalOrder {
  const { id, merchant, member_id: memberId, amount, paid } = order;
  const part = nextPart(writing, order);
  moveMoney(writing, {
    merchant,
    kind: "withdrawal",
    reference: `${id}/${paid}`,
    now,
    amount: part,
    from: openWallet(writing, { id: memberId, merchant }, { kind: "held" }, now),
    to: houseWallet(writing, merchant, "withdrawals", now),
  });
  const isPaid = paid + part === amount;
  return setWithdrawal(writing, id, {
    state: isPaid ? "COMPLETED" : "PAYING",
    paid: minor(paid + part),
    due_at: isPaid ? null : now + cashier.withdrawalTakesMs,
  });
}

/** Records what became of the part that waits for its member, and returns its number. */
function answerPart(
  { first, tables }: Writing,
  { id }: WithdrawalOrder,
  state: Part["state"],
  remark: string | null = null,
): number {
  const waiting = tables
    .updateTable("withdrawal_part")
    .set({ state, remark })
    .where("withdrawal_id", "=", id)
    .where("state", "=", "CONFIRMING");
  return first(waiting.returning("number"))!.number;
}

/** What a member says about a part that did not arrive. */
export interface Missing {
  readonly remark: string | null;
  /** Pictures that prove it. */
  readonly proof: readonly Uint8Array[];
}

/**
 * The member answers for the part sent last: it has arrived and is booked as paid or, with `missing`, it has not, and
 * the cashier sends it again (AP-069).
 */
export function confirmPart(
  writing: Writing,
  memberId: number,
  { id, missing, now }: { readonly id: string; readonly missing: Missing | undefined; readonly now: number },
): WithdrawalOrder {
  const order = withdrawalOf(writing, memberId, id);
  if (order.state !== "CONFIRMING") throw new ApiError("ORDER_STATE", { state: order.state });
  if (!missing) {
    answerPart(writing, order, "RECEIVED");
    return payPart(writing, order, now);
  }
  const { run, tables } = writing;
  const part = answerPart(writing, order, "NOT_RECEIVED", missing.remark);
  for (const [position, jpeg] of missing.proof.entries())
    run(tables.insertInto("withdrawal_proof").values({ part, position, jpeg }));
  return setWithdrawal(writing, id, { state: "PAYING", due_at: now + cashier.withdrawalTakesMs });
}

/** One of the member's own withdrawals. */
export function withdrawalOf({ first, tables }: Reading, memberId: number, id: string): WithdrawalOrder {
  const own = tables.selectFrom("withdrawal_order").selectAll().where("id", "=", id).where("member_id", "=", memberId);
  const order = first(own);
  if (!order) throw new ApiError("ORDER_UNKNOWN");
  return order;
}

/** A withdrawal with its parts, in the platform's field names. */
export function wireConfirmation(reading: Reading, order: WithdrawalOrder): WithdrawalConfirmationResponse {
  const { id, state, paid } = order;
  const { all, tables } = reading;
  const sent = all(tables.selectFrom("withdrawal_part").selectAll().where("withdrawal_id", "=", id).orderBy("number"));
  const parts = sent.map((part, index) => ({
    amount: part.amount,
    state: part.state,
    sentAt: new Date(part.sent_at).toISOString(),
    forcedAt: new Date(part.forced_at).toISOString(),
    // No payment provider is involved, so that the server draws something.
    proofImage: pictureAddress({ kind: "promotion", emblem: "envelope", seed: `${id}-${index + 1}` }),
    ...(part.remark !== null && { remark: part.remark }),
  }));
  return { id, state, amount: order.amount, amountReceived: paid, remainder: unpaidOf(order), parts };
}

/** A part that its member did not receive, as an operator reads it. */
export interface MissingPart extends Missing {
  readonly withdrawal: string;
  readonly amount: Minor;
  readonly sentAt: number;
}

/** The parts that members did not receive, oldest first. */
export function missingParts({ all, tables }: Reading): MissingPart[] {
  const proofs = all(tables.selectFrom("withdrawal_proof").selectAll().orderBy("position"));
  const missing = tables.selectFrom("withdrawal_part").selectAll().where("state", "=", "NOT_RECEIVED");
  return all(missing.orderBy("number")).map(
    ({ number, withdrawal_id: withdrawal, amount, sent_at: sentAt, remark }) => {
      const proof = proofs.flatMap(({ part, jpeg }) => (part === number ? [jpeg] : []));
      return { withdrawal, amount, sentAt, remark, proof };
    },
  );
}
