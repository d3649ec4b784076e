import type { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, it } from "vitest";
import { settleContracts } from "../agents/contracts/settleContracts.ts";
import { type Store, openStore } from "../store/openStore.ts";
import { emptyDataFile } from "../testing/dataFiles.ts";
import { insertLabMember } from "../testing/insertLabMember.ts";
import { insertRound } from "../testing/insertRound.ts";
import { settleContractsDue } from "./settleOrders.ts";

const merchant = "A";
const PERIOD_MS = 300_000;
const CONTRACTS = 3;
const PERIODS = 2;
const due = { now: PERIODS * PERIOD_MS + 60_000 };

let store: Store;
let raw: DatabaseSync;

/** An agent pays three others in real time for a member below each, who bet in both periods. */
beforeEach(async () => {
  store = await openStore(await emptyDataFile(), (opened) => (raw = opened));
  await store.write((writing) => {
    const hashes = { password: "", payment: "" };
    const add = (account: string, below: number | null): number =>
      insertLabMember(writing, { merchant, account, below, ...hashes, opening: 1_000_000, now: 0 });
    const payer = add("payer", null);
    const contract =
      raw.prepare(`insert into contract (id, merchant, kind, payer_id, receiver_id, requested_by, state, terms,
        created_at, began_at, settled_until, due_at)
      values (?, 'A', 'realTime', ?, ?, 1, 'SUCCESS', '{"profitRate":1,"lossRate":1}', 0, 0, 0, 310000)`);
    for (let number = 0; number < CONTRACTS; number += 1) {
      const receiver = add(`agent${number}`, payer);
      const id = add(`player${number}`, receiver);
      contract.run(`K${number}`, payer, receiver);
      for (let period = 0; period < PERIODS; period += 1)
        insertRound(writing, { id, merchant }, { gameType: "RNG", stake: 1000, now: period * PERIOD_MS + 1 });
    }
  });
});
afterEach(() => store.close());

const settled = () => raw.prepare("select amount, paid_at is not null as paid from settlement").all();
const all = Array<object>(CONTRACTS * PERIODS).fill({ amount: 10, paid: 1 });

it("settling stops when it should, also between two periods of one contract, and goes on later", async () => {
  for (let count = 1; count <= all.length; count += 1) {
    let left = 1;
    await store.write((writing) => settleContracts(writing, due, () => (left -= 1) >= 0));
    expect(settled()).toEqual(all.slice(0, count));
  }
});

it("calls that wait for contracts share no transaction: it would last as long as all of theirs", async () => {
  let [running, most] = [0, 0];
  const watched: Store = {
    ...store,
    write: async (work) => {
      running += 1;
      most = Math.max(most, running);
      return store.write(work).finally(() => (running -= 1));
    },
  };
  await Promise.all(Array.from({ length: 5 }, () => settleContractsDue(watched, due)));
  expect(settled()).toEqual(all);
  expect(most).toBe(1);
});

it("a settling that fails does not stop the next one", async () => {
  let isFull = true;
  const failing: Store = {
    ...store,
    write: async (work) => (isFull ? Promise.reject(new Error("disk full")) : store.write(work)),
  };
  await expect(settleContractsDue(failing, due)).rejects.toThrow("disk full");
  isFull = false;
  await settleContractsDue(failing, due);
  expect(settled()).toEqual(all);
});
