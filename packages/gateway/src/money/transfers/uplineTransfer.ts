import type { Minor } from "@livery/product/money.ts";
import { ApiError } from "../../http/apiError.ts";
import type { Reading, Writing } from "../../store/transaction.ts";
import { requireAmount } from "../cashier.ts";
import { moveMoney } from "../ledger/postTransaction.ts";
import { type Owner, mainWallet } from "../ledger/wallets.ts";
import { newId } from "../newId.ts";

interface Upline {
  readonly id: number;
  readonly account: string;
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

/** Transfers money to the upline member (AP-121); returns the transfer's id. */
export function transferToUpline(
  writing: Writing,
  owner: Owner,
  { amount, remark, now }: { readonly amount: Minor; readonly remark: string | undefined; readonly now: number },
): string {
  const upline = uplineOf(writing, owner);
  if (!upline) throw new ApiError("NO_UPLINE");
  requireAmount("upline", amount);
  const reference = newId("T");
  moveMoney(writing, {
    merchant: owner.merchant,
    kind: "upline",
    reference,
    remark,
    now,
    from: mainWallet(writing, owner.id),
    to: mainWallet(writing, upline.id),
    amount,
  });
  return reference;
}
