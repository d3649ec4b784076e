import { minor } from "@livery/product/money.ts";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createDepositOrder, confirmDepositOrder } from "../money/deposits/depositOrders.ts";
import { type Store, openStore } from "../store/openStore.ts";
import { emptyDataFile } from "../testing/dataFiles.ts";
import { type SteadyClock, openSteadyClock } from "./openSteadyClock.ts";

const SECOND = 1000;
const YEAR = 365 * 24 * 3_600_000;
const owner = { id: 1, merchant: "A" };

let machine = Date.UTC(2026, 10, 21);
let store: Store;
let clock: SteadyClock;
beforeEach(async () => {
  store = await openStore(await emptyDataFile(), (raw) => {
    raw.exec(`
      insert into member (id, merchant, account, account_key, password, nickname, type, to_upline, rank_level, avatar, profile,
        created_at) values (1, 'A', 'm', 'm', '', '', 0, 0, 0, '', '{}', 0);
      insert into wallet (merchant, member_id, kind, name, opened_at) values ('A', 1, 'main', '', 0)`);
  });
  clock = await openSteadyClock(store, { machine: () => machine, offset: () => 0 });
});
afterEach(async () => {
  await clock.close();
  await store.close();
});

it("a jump in the middle of a request is noticed: what it wrote is moved back, and time goes on", async () => {
  const began = machine;
  await clock.look();
  machine += YEAR;
  const at = clock.now();
  await store.write((writing) => {
    const { id } = createDepositOrder(writing, owner, { method: "BANK", amount: minor(500_000) }, at);
    confirmDepositOrder(writing, owner, id, at);
  });
  machine = began + SECOND;
  await clock.look();
  const due = await store.read(
    ({ first, tables }) => first(tables.selectFrom("deposit_order").select("due_at"))?.due_at,
  );
  expect(due).toBe(began + 21 * SECOND);
  expect(clock.now()).toBe(began + SECOND);
});
