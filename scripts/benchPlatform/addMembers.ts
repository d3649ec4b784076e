import { minor } from "@livery/product/money.ts";
import { DEMO_PASSWORD_HASH } from "@livery/gateway/demoAccounts.ts";
import { beginSession } from "@livery/gateway/members/sessions.ts";
import { moveMoney } from "@livery/gateway/money/ledger/postTransaction.ts";
import { mainWallet, openWallet } from "@livery/gateway/money/ledger/wallets.ts";
import { transactionOn } from "@livery/gateway/store/transaction.ts";
import { insertLabMember } from "@livery/gateway/testing/insertLabMember.ts";
import { DatabaseSync } from "node:sqlite";
import { VENDOR } from "./walletOperations.ts";

/** The initial balance of a member, in minor units; half of it is at the provider. */
const BEGINNING = 1_000_000_000;
const hashes = { password: DEMO_PASSWORD_HASH, payment: DEMO_PASSWORD_HASH };

/** Makes members with money in both wallets, past registration and its slow hashes, and returns a session's token of each. */
export function addMembers(file: string, merchant: string, count: number): readonly string[] {
  const raw = new DatabaseSync(file);
  const writing = transactionOn(raw);
  const now = Date.now();
  const add = (number: number): string => {
    const account = `bench${number}`;
    const id = insertLabMember(writing, { merchant, account, ...hashes, opening: BEGINNING, now });
    const from = mainWallet(writing, id);
    const to = openWallet(writing, { id, merchant }, { kind: "vendor", name: VENDOR }, now);
    const amount = minor(BEGINNING / 2);
    moveMoney(writing, { merchant, kind: "transfer", reference: account, now, from, to, amount });
    return beginSession(writing, id, now);
  };
  raw.exec("pragma foreign_keys = on; begin immediate");
  const tokens = Array.from({ length: count }, (_, number) => add(number));
  raw.exec("commit");
  raw.close();
  return tokens;
}
