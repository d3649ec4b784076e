import { minor } from "@livery/product/money.ts";
import { permitForNewMember } from "../identity/identityPermit.ts";
import { appointAgent } from "../members/appointAgent.ts";
import { isAgent } from "../members/isAgent.ts";
import { openAccount } from "../money/ledger/openAccount.ts";
import { storePaymentPassword } from "../money/secrets/storePaymentPassword.ts";
import type { Writing } from "../store/transaction.ts";
import { testMerchant } from "./testMerchant.ts";

interface Wanted {
  /** The test merchant by default. */
  readonly merchant?: string;
  readonly account: string;
  readonly type?: number;
  /** Its upline's id; by default agent1's, null for none. Agents have a rate of 5%. */
  readonly below?: number | null | undefined;
  /** Both in their stored form. */
  readonly password: string;
  readonly payment: string;
  /** In minor units. */
  readonly opening: number;
  readonly now: number;
}

/** Inserts a member with play money, a payment password and an upline; returns its id. */
export function insertLabMember(
  writing: Writing,
  { merchant = testMerchant.merchant, account, type = 0, below, password, payment, opening, now }: Wanted,
): number {
  const { first, tables } = writing;
  const uplines = tables.selectFrom("member").select("id").where("merchant", "=", merchant);
  const upline_id = below === undefined ? first(uplines.where("account", "=", "agent1"))!.id : below;
  const row = {
    merchant,
    account,
    account_key: account,
    password,
    nickname: account,
    type,
    to_upline: 1 as const,
    rank_level: 1,
    avatar: "1",
    profile: "{}",
    created_at: now,
    logged_in_at: now,
    upline_id,
    rate: isAgent(type) ? 500 : 0,
  };
  const { id } = first(tables.insertInto("member").values(row).returning("id"))!;
  if (isAgent(type)) appointAgent(writing, id, { type, now });
  openAccount(writing, { id, merchant }, { kind: "opening", amount: minor(opening), now });
  storePaymentPassword(writing, permitForNewMember(writing, id), payment, now);
  return id;
}
