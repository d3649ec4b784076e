import type { Minor } from "@livery/product/money.ts";
import { memberBelow } from "../../agents/team.ts";
import { ApiError } from "../../http/apiError.ts";
import { isOnBreak } from "../../responsible/exclusions.ts";
import type { Reading, Writing } from "../../store/transaction.ts";
import { requireAmount } from "../cashier.ts";
import { moveMoney } from "../ledger/postTransaction.ts";
import { type Owner, mainWallet } from "../ledger/wallets.ts";
import { settingsOf } from "../merchantSettings.ts";
import { newId } from "../newId.ts";
import { requireOwnMoney } from "../requireOwnMoney.ts";

interface Upline {
  readonly id: number;
  readonly account: string;
}

interface Transfer {
  readonly amount: Minor;
  readonly remark: string | undefined;
  readonly now: number;
}

/** The upline member, to whom the member may transfer: at the same merchant; `undefined` if there is none. */
export function uplineOf({ first, tables }: Reading, owner: Owner): Upline | undefined {
  return first(
    tables
      .selectFrom("member")
      .innerJoin("member as upline", "upline.id", "member.upline_id")
      .select(["upline.id", "upline.account"])
      .where("member.id", "=", owner.id)
      .where("member.to_upline", "=", 1)
      .where("upline.merchant", "=", owner.merchant)
      .where("upline.id", "<>", owner.id),
  );
}

/**
 * Transfers money to the upline member (AP-121); returns the transfer's id. Rejects one who is taking a break, to whom
 * nothing is paid, with UPLINE_LOCKED.
 */
export function transferToUpline(writing: Writing, owner: Owner, transfer: Transfer): string {
  const upline = uplineOf(writing, owner);
  if (!upline) throw new ApiError("NO_UPLINE");
  if (isOnBreak(writing, upline.id, transfer.now)) throw new ApiError("UPLINE_LOCKED");
  return transferTo(writing, owner, { kind: "upline", to: upline.id, ...transfer });
}

/**
 * Transfers money to a member below the agent, at any level (AP-123); returns the transfer's id. Rejects everybody else
 * with DOWNLINE_UNKNOWN, and a member who is taking a break, to whom nothing is paid, with DOWNLINE_LOCKED.
 */
export function transferToDownline(
  writing: Writing,
  agent: Owner,
  { account, ...transfer }: Transfer & { readonly account: string },
): string {
  const { id } = memberBelow(writing, agent, account);
  if (isOnBreak(writing, id, transfer.now)) throw new ApiError("DOWNLINE_LOCKED");
  return transferTo(writing, agent, { kind: "downline", to: id, ...transfer });
}

function transferTo(
  writing: Writing,
  { id, merchant }: Owner,
  { kind, to, amount, remark, now }: Transfer & { readonly kind: "upline" | "downline"; readonly to: number },
): string {
  requireAmount("transfer", amount, settingsOf(writing, merchant).decimals);
  requireOwnMoney(writing, id, amount);
  const reference = newId("T");
  const [own, theirs] = [mainWallet(writing, id), mainWallet(writing, to)];
  moveMoney(writing, { merchant, kind, reference, remark, now, from: own, to: theirs, amount });
  return reference;
}
