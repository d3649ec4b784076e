import { randomInt } from "node:crypto";
import { type Major, toMinor } from "@livery/product/money.ts";
import type { Insertable } from "kysely";
import { AVATARS } from "../avatars/avatars.ts";
import { ApiError } from "../http/apiError.ts";
import { sendFirstMails } from "../mail/sendMail.ts";
import { openAccount } from "../money/ledger/openAccount.ts";
import type { Tables } from "../store/tables.ts";
import type { Writing } from "../store/transaction.ts";
import type { RequestContext } from "../requestContext.ts";
import { accountKey } from "./accountKey.ts";

/** Draws names until one is free: with eight digits the second always is. */
const DRAWS = 5;

type Row = Insertable<Tables["member"]>;

type NewMember = Partial<Omit<Row, "account">> &
  Pick<Row, "password" | "type" | "rank_level"> & {
    /** A username; without one the platform draws a name that begins with `letter`. */
    readonly account?: string | undefined;
    readonly letter?: string;
    /** The opening balance. */
    readonly welcome: Major;
  };

/** Creates a member with its wallet and returns its id and account. Rejects a name that is taken. */
export function insertMember(
  writing: Writing,
  { merchant: { merchant, currencyDecimals }, language, now }: RequestContext,
  { account, letter = "m", welcome, ...told }: NewMember,
): { readonly id: number; readonly account: string } {
  const names = account === undefined ? Array.from({ length: DRAWS }, () => drawName(letter)) : [account];
  for (const name of names) {
    const row: Row = {
      merchant,
      account: name,
      account_key: accountKey(name),
      nickname: name,
      to_upline: 0,
      avatar: String((now % AVATARS) + 1),
      language,
      profile: "{}",
      created_at: now,
      logged_in_at: now,
      ...told,
    };
    const id = insertedId(writing, row);
    if (id === undefined) continue;
    const amount = toMinor(welcome, currencyDecimals);
    openAccount(writing, { id, merchant }, { kind: "welcome", amount, now });
    sendFirstMails(writing, id, { balance: amount, now });
    return { id, account: name };
  }
  throw new ApiError("ACCOUNT_TAKEN", { field: "username" });
}

function drawName(letter: string): string {
  return `${letter}${String(randomInt(0, 1e8)).padStart(8, "0")}`;
}

function insertedId({ tables, first }: Writing, row: Row): number | undefined {
  const insert = tables
    .insertInto("member")
    .values(row)
    .onConflict((conflict) => conflict.columns(["merchant", "account_key"]).doNothing())
    .returning("id");
  return first(insert)?.id;
}
