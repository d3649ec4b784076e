import { minor } from "@livery/product/money.ts";
import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openAccount } from "../money/ledger/openAccount.ts";
import { settleDue } from "../money/settleOrders.ts";
import { createWithdrawalOrder } from "../money/withdrawals/withdrawalOrders.ts";
import { emptyDataFile } from "../testing/dataFiles.ts";
import { testMerchant } from "../testing/testMerchant.ts";
import { hasWrongBooks } from "./hasWrongBooks.ts";
import { type Store, openStore } from "./openStore.ts";
import { migrateThrough } from "./migrate.ts";
import { nodeSqliteDialect } from "./nodeSqlite.ts";
import type { Tables } from "./tables.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const owner = { id: 1, merchant: "A" };

let store: Store;
let raw: DatabaseSync;
beforeEach(async () => {
  store = await openStore(await emptyDataFile(), (opened) => (raw = opened));
  raw.exec(`
    insert into member (id, merchant, account, account_key, password, nickname, type, to_upline, rank_level, avatar, profile,
      created_at) values (1, 'A', 'm', 'm', '', '', 0, 0, 0, '', '{}', 0), (2, 'B', 'm', 'm', '', '', 0, 0, 0, '', '{}', 0),
        (4, 'A', 'n', 'n', '', '', 0, 0, 0, '', '{}', 0);
    insert into bank_card values ('c', 1, 'BANK', 'NURI', 'M', '1234', 'h', ${-DAY_MS}, 0, null);
    insert into deposit_order (id, merchant, member_id, method, amount, state, created_at, expires_at, due_at)
      values ('D1', 'A', 1, 'BANK', 500000, 'PAID', 0, 900000, 20000)`);
  await store.write((writing) => {
    openAccount(writing, owner, { kind: "opening", amount: minor(1_000_000), now: 0 });
    openAccount(writing, { id: 4, merchant: "A" }, { kind: "opening", amount: minor(50), now: 0 });
    openAccount(writing, { id: 2, merchant: "B" }, { kind: "opening", amount: minor(700), now: 0 });
    createWithdrawalOrder(writing, owner, { card: "c", amount: minor(200_000) }, { merchant: testMerchant, now: 0 });
    settleDue(writing, { now: HOUR_MS });
    createWithdrawalOrder(
      writing,
      owner,
      { card: "c", amount: minor(100_000) },
      { merchant: testMerchant, now: HOUR_MS },
    );
  });
  // A forger would not be held back by constraints and triggers either.
  raw.exec("pragma foreign_keys = off; pragma ignore_check_constraints = on");
  for (const { name } of raw.prepare("select name from sqlite_schema where type = 'trigger'").all()) {
    raw.exec(`drop trigger ${String(name)}`);
  }
});
afterEach(() => store.close());

it("accepts books that the platform wrote, with a deposit, a paid withdrawal and an unpaid one", () => {
  expect(raw.prepare("select kind, name, balance from wallet where merchant = 'A' order by id").all()).toEqual([
    { kind: "main", name: "", balance: 1_200_000 },
    { kind: "house", name: "adjustments", balance: -1_000_050 },
    { kind: "main", name: "", balance: 50 },
    { kind: "held", name: "", balance: 100_000 },
    { kind: "house", name: "deposits", balance: -500_000 },
    { kind: "house", name: "withdrawals", balance: 200_000 },
  ]);
  expect(hasWrongBooks(raw)).toBe(false);
  expect(hasWrongBooks(raw, { withinMs: HOUR_MS })).toBe(false);
});

const main = "member_id = 1 and kind = 'main'";
const posted = (kind: string, reference: string, from: string, to: string, amount: number) =>
  `insert into ledger_transaction (id, merchant, kind, reference, at) values (99, 'A', '${kind}', '${reference}', 0);
   insert into ledger_entry (transaction_id, wallet_id, amount)
     values (99, (select id from wallet where ${from}), -${amount}), (99, (select id from wallet where ${to}), ${amount});
   update wallet set balance = balance - ${amount} where ${from}; update wallet set balance = balance + ${amount} where ${to}`;
const house = (name: string) => `merchant = 'A' and name = '${name}'`;

const earned = (kind: string, reference: string, amount: number) =>
  `insert into point_movement (merchant, member_id, kind, type, reference, amount, balance, at)
     values ('A', 1, '${kind}', 'DEPOSIT', '${reference}', ${amount}, 0, 0);
   update point_account set balance = balance + ${amount}`;

/** 999,999,999.00, as somebody would like to have. */
const RICH = 99_999_999_900;

const houseOf = (name: string) =>
  `insert into wallet (merchant, kind, name, opened_at) select 'A', 'house', '${name}', 0
     where not exists (select 1 from wallet where ${house(name)})`;
const round = (id: string, stake: number, payout: number) =>
  `insert into game_round (id, merchant, member_id, vendor, game_id, game_type, stake, payout, seed, player_seed, round, at)
     values ('${id}', 'A', 1, 'PP', 'g', 'RNG', ${stake}, ${payout}, '', '', 1, 5)`;

/** The deposit that was paid brings its amount to its member, and more to another one of the same merchant. */
const thirdParty = `insert into ledger_entry (transaction_id, wallet_id, amount)
    select id, (select id from wallet where member_id = 4), ${RICH} from ledger_transaction where kind = 'deposit';
  update ledger_entry set amount = amount - ${RICH} where wallet_id = (select id from wallet where ${house("deposits")});
  update wallet set balance = balance + ${RICH} where member_id = 4;
  update wallet set balance = balance - ${RICH} where ${house("deposits")}`;

/** Edits that somebody could make to a file by hand. */
const forgeries: readonly (readonly [string, string])[] = [
  ["999,999,999.00 out of nothing", `update wallet set balance = balance + 99999999900 where ${main}`],
  [
    "the same, with the merchant's matching debt",
    `update wallet set balance = balance + 99999999900 where ${main};
     update wallet set balance = balance - 99999999900 where ${house("adjustments")}`,
  ],
  ["an entry without its other half", "insert into ledger_entry (transaction_id, wallet_id, amount) values (1, 5, 5)"],
  [
    "a transaction without entries",
    "insert into ledger_transaction (merchant, kind, reference, at) values ('A', 'x', 'y', 0)",
  ],
  ["a recorded imbalance", "update ledger_transaction set imbalance = 5 where id = 1"],
  ["a deposit that nobody ordered", posted("deposit", "D9", house("deposits"), main, 5000)],
  ["a deposit of another amount than was paid", "update deposit_order set amount = 400000"],
  [
    "a deposit that was paid but not credited",
    "update ledger_transaction set kind = 'transfer' where kind = 'deposit'",
  ],
  ["a deposit that was credited but not paid", "update deposit_order set state = 'EXPIRED'"],
  ["money held for no withdrawal", posted("withdrawalHold", "W9", main, "member_id = 1 and kind = 'held'", 300)],
  [
    "a withdrawal without held money",
    "update withdrawal_order set state = 'PENDING' where state = 'COMPLETED'; update withdrawal_order set paid = 0",
  ],
  ["a member with a negative balance", posted("transfer", "T9", "member_id = 2", main, 900)],
  ["money of another merchant", posted("transfer", "T9", "member_id = 2", main, 300)],
  ["a wallet of another merchant than its member's", "update wallet set merchant = 'B' where member_id = 1"],
  ["points out of nothing", "update point_account set balance = balance + 500"],
  ["points of a deposit that nobody made", earned("deposit", "D9", 100)],
  ["points of a round that nobody played", earned("bet", "R9", 100)],
  ["points that became nothing", earned("convert", "P9", -100)],
  ["money for points that nobody spent", posted("points", "P9", house("adjustments"), main, 500)],
  ["cashback that nobody claimed", posted("rebate", "B9", house("adjustments"), main, 500)],
  [
    "a claim of cashback that was not paid",
    `insert into rebate_claim values (1, 'B9', 'A', 1, null, 5, 0); insert into rebate_line values (1, 1, 'RNG', 0, 1, 700, 5)`,
  ],
  ["a bonus that nobody claimed", posted("bonus", "G9", house("adjustments"), main, 500)],
  [
    "a bonus that counts as paid and was not",
    "insert into bonus values (1, 'G9', 'A', 1, 'monthly-rank', 'once', 5, 0, 0, 0, null, 7)",
  ],
  ["a referral that was paid for nobody", posted("referral", "member:9", house("adjustments"), main, 500)],
  ["a referral that was not paid", "insert into referral values (2, 1, 'A', 500, 0)"],
  ["a dividend that nothing was settled for", posted("dividend", "S9", house("adjustments"), main, 500)],
  [
    "a settlement that counts as paid and was not",
    `insert into contract values (1, 'K9', 'A', 'daily', 2, 1, 2, 'SUCCESS', '{}', 0, null, 0, 9, 9);
     insert into settlement values (1, 'S9', 'A', 1, 'daily', 2, 1, 0, 9, 500, 7, null, '[]')`,
  ],
  [
    "a settlement beyond what its contract has settled",
    `insert into contract values (1, 'K9', 'A', 'daily', 2, 1, 2, 'SUCCESS', '{}', 0, null, 0, 8, 9);
     insert into settlement values (1, 'S9', 'A', 1, 'daily', 2, 1, 0, 9, 500, null, 7, '[]')`,
  ],
  [
    "two settlements for the same time",
    `insert into contract values (1, 'K9', 'A', 'daily', 2, 1, 2, 'SUCCESS', '{}', 0, null, 0, 9, 9);
     insert into settlement values (1, 'S8', 'A', 1, 'daily', 2, 1, 0, 9, 500, null, 7, '[]'),
       (2, 'S9', 'A', 1, 'daily', 2, 1, 5, 9, 500, null, 7, '[]')`,
  ],
  ["a deposit that is hidden from the member's record", "update ledger_entry set is_play = 1 where id = 1"],
  [
    "999,999,999.00 as a prize that nobody won",
    `${houseOf("bonus")}; ${posted("raffle", "attendance-wheel:1:0", house("bonus"), main, RICH)}`,
  ],
  [
    "a prize of another amount than was won",
    `${houseOf("bonus")};
     insert into raffle_prize (member_id, promotion_id, period_start, amount, at) values (1, 'attendance-wheel', 0, 500, 0);
     ${posted("raffle", "attendance-wheel:1:0", house("bonus"), main, RICH)}`,
  ],
  ["a payout of no round", `${houseOf("vendors")}; ${posted("payout", "R9", house("vendors"), main, RICH)}`],
  [
    "a payout of more than the round paid",
    `${houseOf("vendors")}; ${round("R9", 500, 700)}; ${posted("payout", "R9", house("vendors"), main, RICH)}`,
  ],
  [
    "a bet that took less than the stake",
    `${houseOf("vendors")}; ${round("R9", 500, 0)}; ${posted("bet", "R9", main, house("vendors"), 5)}`,
  ],
  [
    "a welcome that is not the platform's",
    `${houseOf("bonus")}; ${posted("welcome", "member:1", house("bonus"), main, RICH)}`,
  ],
  [
    "the welcome of another member",
    `${houseOf("bonus")}; ${posted("welcome", "member:2", house("bonus"), main, 1_000_000)}`,
  ],
  ["an opening that the operator did not give", posted("opening", "gift", house("adjustments"), main, RICH)],
  [
    "an opening of more than the operator gave",
    `insert into adjustment values ('A', 'money', 'gift', 1, 500, 0);
     ${posted("opening", "gift", house("adjustments"), main, RICH)}`,
  ],
  ["points that the operator did not give", earned("opening", "gift", RICH)],
  ["points that return without a rejected gift", earned("return", "P9", RICH)],
  [
    "more points than the deposit earned",
    `update point_movement set amount = ${RICH}, balance = ${RICH}; update point_account set balance = ${RICH}`,
  ],
  ["more points than the bet earned", `${round("R9", 500, 0)}; ${earned("bet", "R9", RICH)}`],
  [
    "a wallet that was given to another member",
    "update wallet set member_id = 4, name = 'X', kind = 'main' where member_id = 1 and kind = 'main'",
  ],
  [
    "an opening in a file that pretends to be of an older version",
    `drop table adjustment; drop table agent_appointment; delete from kysely_migration where name = '0044-recordCauses';
     ${posted("opening", "member:1000", house("adjustments"), main, RICH)}`,
  ],
  ["a kind of booking that does not exist", posted("luck", "L9", house("adjustments"), main, RICH)],
  ["a deposit to a third wallet", thirdParty],
  [
    "a transfer between members' wallets as their own",
    posted("transfer", "T9", "member_id = 4 and kind = 'main'", main, 5),
  ],
  ["a bonus out of another account", posted("upline", "T9", house("adjustments"), main, RICH)],
  [
    "a release of a withdrawal that was paid",
    posted("withdrawalRelease", "W9", "member_id = 1 and kind = 'held'", main, 5),
  ],
  [
    "a withdrawal that counts more as paid than was",
    "update withdrawal_order set paid = paid - 1 where state = 'COMPLETED'",
  ],
  ["money between house accounts", posted("transfer", "T9", house("withdrawals"), house("adjustments"), 300)],
  ["a member who was turned into an agent", "update member set type = 1 where id = 1"],
  [
    "an agent of another kind than was appointed",
    "update member set type = 41 where id = 1; insert into agent_appointment values (1, 1, 0)",
  ],
  ["more than can be counted", posted("opening", "g", house("adjustments"), main, Number.MAX_SAFE_INTEGER)],
  ["more than SQLite can add up", "update wallet set balance = 9223372036854775807 where merchant = 'A'"],
];

describe.each(forgeries)("%s", (_, forgery) => {
  it("is found, also by the quick check at the start", () => {
    raw.exec(forgery);
    expect([hasWrongBooks(raw), hasWrongBooks(raw, { withinMs: HOUR_MS })]).toEqual([true, true]);
  });
});

it.each([
  "update play_hour set rounds = 2",
  "update play_hour set stake = 499",
  "update play_hour set payout = 100",
  "update play_hour set hour = 3600000",
  "delete from play_hour",
  "update team_member set level = 2",
  "delete from team_member",
  "insert into team_member (agent_id, member_id, level) values (2, 1, 1)",
  "update team_play set stake = 499",
  "insert into team_play (agent_id, hour, stake, payout) values (1, 0, 500, 0)",
  "update team_money set amount = amount + 1 where kind = 'opening'",
  "delete from team_money",
])("only the full check finds teams and sums of hours that are not those of the members and rounds: %s", (forged) => {
  raw.exec(`insert into member (id, merchant, account, account_key, password, nickname, type, to_upline, rank_level, avatar,
      profile, created_at) values (3, 'A', 'agent', 'agent', '', '', 1, 0, 0, '', '{}', 0);
    insert into agent_appointment values (3, 1, 0);
    update member set upline_id = 3 where id = 1;
    insert into team_member (agent_id, member_id, level) values (3, 1, 1);
    insert into game_round (id, merchant, member_id, vendor, game_id, game_type, stake, payout, seed, player_seed, round, at)
      values ('R1', 'A', 1, 'PP', 'g', 'RNG', 500, 0, '', '', 1, 5);
    insert into play_hour (member_id, hour, game_type, rounds, stake, payout) values (1, 0, 'RNG', 1, 500, 0);
    insert into team_play (agent_id, hour, stake, payout) values (3, 0, 500, 0);
    insert into team_money (agent_id, hour, kind, amount) select 3, at - at % 3600000, moved.kind, sum(amount)
      from ledger_entry join ledger_transaction as moved on moved.id = transaction_id join wallet on wallet.id = wallet_id
      where member_id = 1 group by 2, 3`);
  expect(hasWrongBooks(raw)).toBe(false);
  raw.exec(forged);
  expect([hasWrongBooks(raw), hasWrongBooks(raw, { withinMs: HOUR_MS })]).toEqual([true, false]);
});

it("does not trust the file's own views and triggers", () => {
  raw.exec(`drop view ledger_fault; create view ledger_fault as select 1 where false; ${forgeries[0]![1]}`);
  expect(hasWrongBooks(raw)).toBe(true);
});

it("the check at the start stops when its time is over", () => {
  raw.exec("update ledger_transaction set imbalance = 5 where id = 1");
  expect(hasWrongBooks(raw, { withinMs: 0 })).toBe(false);
});

it("a file from before the ledger has no books to check", async () => {
  const old = new DatabaseSync(":memory:");
  await migrateThrough(new Kysely<Tables>({ dialect: nodeSqliteDialect(old) }), 2);
  expect(hasWrongBooks(old)).toBe(false);
  old.close();
});
