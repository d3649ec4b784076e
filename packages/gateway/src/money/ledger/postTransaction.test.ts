import { minor } from "@livery/product/money.ts";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { ApiError } from "../../http/apiError.ts";
import { type Store, openStore } from "../../store/openStore.ts";
import type { Writing } from "../../store/transaction.ts";
import { emptyDataFile } from "../../testing/dataFiles.ts";
import { moveMoney, postTransaction } from "./postTransaction.ts";
import { type Wallet, houseWallet, openWallet } from "./wallets.ts";

const merchant = "TEST01";
let store: Store;
let raw: DatabaseSync;
let owner: { id: number; merchant: string };
let next = 0;
beforeAll(async () => {
  store = await openStore(await emptyDataFile(), (opened) => (raw = opened));
});
afterAll(() => store.close());

beforeEach(() => {
  next += 1;
  const insert = raw.prepare(`insert into member (merchant, account, account_key, password, nickname, type, to_upline,
    rank_level, avatar, profile, created_at) values (?, ?, ?, '', '', 0, 0, 0, '', '{}', 0) returning id`);
  owner = { id: Number(insert.get(merchant, `m${next}`, `m${next}`)?.["id"]), merchant };
});

const reference = () => `test ${next}`;
const wallets = (writing: Writing) => ({
  house: houseWallet(writing, merchant, "adjustments", 0),
  main: openWallet(writing, owner, { kind: "main" }, 0),
});
const give = (amount: number) =>
  store.write((writing) => {
    const { house: from, main: to } = wallets(writing);
    moveMoney(writing, { merchant, kind: "opening", reference: reference(), from, to, amount: minor(amount), now: 0 });
  });
const balance = () =>
  store.read(
    ({ first, tables }) =>
      first(tables.selectFrom("wallet").select("balance").where("member_id", "=", owner.id))?.balance,
  );
const faults = () => raw.prepare("select fault from ledger_fault").all();

it("the balance follows the entries, and the merchant has the opposite", async () => {
  await give(700);
  await give(1).catch(() => undefined);
  expect(await balance()).toBe(700);
  const sum = raw.prepare("select sum(balance) as sum from wallet").get();
  expect(sum).toEqual({ sum: 0 });
  expect(faults()).toEqual([]);
});

it.each([
  ["that do not cancel out", [5, -4]],
  ["of nothing", [0, 0]],
  ["of fractions", [0.5, -0.5]],
  ["beyond whole numbers", [2 ** 53, -(2 ** 53)]],
] as const)("entries %s are rejected", async (_, [first, second]) => {
  const posted = store.write((writing) => {
    const { house, main } = wallets(writing);
    const entries = [
      { wallet: main, amount: first },
      { wallet: house, amount: second },
    ];
    postTransaction(writing, { merchant, kind: "opening", reference: reference(), entries, now: 0 });
  });
  await expect(posted).rejects.toThrow(RangeError);
});

it("the database stops a member from spending more than the balance, even if the code does not", async () => {
  await give(10);
  const spend = (amount: number, believed?: number) =>
    store.write((writing) => {
      const { house: to, main } = wallets(writing);
      const from: Wallet = { ...main, balance: believed === undefined ? main.balance : minor(believed) };
      moveMoney(writing, {
        merchant,
        kind: "bet",
        reference: `${reference()} ${amount}`,
        from,
        to,
        amount: minor(amount),
        now: 0,
      });
    });
  await expect(spend(11)).rejects.toMatchObject({ code: "INSUFFICIENT_FUNDS", value: { available: 10 } });
  await expect(spend(12, 1000)).rejects.toThrow("CHECK constraint failed");
  await expect(spend(11)).rejects.toBeInstanceOf(ApiError);
  await spend(10);
  expect(await balance()).toBe(0);
});

it("the same reference is written once", async () => {
  await give(10);
  await expect(give(10)).rejects.toThrow("UNIQUE constraint failed");
  expect(await balance()).toBe(10);
});

it("nothing in the ledger can be changed or removed", async () => {
  await give(10);
  for (const statement of [
    "update ledger_entry set amount = 99",
    "delete from ledger_entry",
    "update ledger_transaction set kind = 'bonus'",
    "delete from ledger_transaction",
  ]) {
    expect(() => raw.exec(statement), statement).toThrow("the ledger is append-only");
  }
});

it("half a transaction cannot be committed, even by SQL that bypasses the code", async () => {
  await give(10);
  raw.exec("begin immediate");
  raw.exec(`insert into ledger_transaction (merchant, kind, reference, at) values ('${merchant}', 'bonus', 'half', 0)`);
  raw.exec(
    "insert into ledger_entry (transaction_id, wallet_id, amount) select max(t.id), max(w.id), 5 from ledger_transaction t, wallet w",
  );
  expect(() => raw.exec("commit")).toThrow("FOREIGN KEY constraint failed");
  raw.exec("rollback");
  expect(faults()).toEqual([]);
});

it("the view of errors finds a balance that was edited by hand", async () => {
  await give(10);
  raw.exec(`update wallet set balance = balance + 1 where member_id = ${owner.id}`);
  expect(faults()).toEqual([{ fault: "a balance differs from its entries" }]);
  raw.exec(`update wallet set balance = balance - 1 where member_id = ${owner.id}`);
});
