import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkMoney } from "./check/checkMoney.ts";
import { keyedCalls } from "./history.ts";
import { drawOperation, requirePlans } from "./mix/drawOperation.ts";
import { outcomeOf, readAnswer } from "./outcome.ts";
import { plants } from "./plants.ts";
import { type Books, readBooks } from "./readBooks.ts";
import { knowledgeOf } from "./runClient.ts";
import { type MoneyRun, runMoneyHarness } from "./runMoneyHarness.ts";

const folder = mkdtempSync(join(tmpdir(), "livery-harness-"));
const RUN_MS = 120_000;

let run: MoneyRun;
let books: Books;
beforeAll(async () => {
  run = await runMoneyHarness({ folder, operations: 2000, clients: 32, seed: 1, kill: { everyOperations: 500 } });
  books = readBooks(run.database);
}, RUN_MS);
afterAll(() => rmSync(folder, { recursive: true }));

it("AP-G 2,000 operations of 32 clients take effect exactly once, over kills, lost answers and repeats", async () => {
  expect(await checkMoney(run.history, books)).toEqual([]);
});

describe("the run tried what it is for", () => {
  it("kills, lost answers and repeated keys", () => {
    const { operations, sends, repeats, otherBodies, dropped, unanswered, kills } = run.counts;
    expect(operations).toBeGreaterThanOrEqual(2000);
    expect(kills).toBe(4);
    expect(unanswered).toBeGreaterThan(kills);
    expect(dropped / sends).toBeCloseTo(0.2, 1);
    expect(repeats / (repeats + operations)).toBeCloseTo(0.3, 1);
    expect(otherBodies / repeats).toBeCloseTo(0.25, 1);
  });

  it("every call that takes a key, with success and with refusals", () => {
    // A break ends the session in which its answer could be asked for again.
    const taken = run.history.operations.filter((operation) => outcomeOf(operation) !== "refused");
    expect(new Set(taken.map(({ call }) => call))).toEqual(new Set(keyedCalls.keys()));
    const codes = new Set(run.history.operations.flatMap(({ answers }) => answers.map((one) => readAnswer(one).code)));
    for (const code of ["INSUFFICIENT_FUNDS", "AMOUNT_OUT_OF_RANGE", "ORDER_STATE", "WRONG_PAYMENT_PASSWORD"])
      expect(codes).toContain(code);
  });

  it("orders that are given up, and those that the clock brings to their end", () => {
    // At the end an hour passes.
    const states = (orders: readonly { readonly state: string }[]) => new Set(orders.map(({ state }) => state));
    expect(states(books.rows.deposit_order)).toEqual(new Set(["COMPLETED", "CANCELLED", "EXPIRED"]));
    expect(states(books.rows.withdrawal_order)).toEqual(new Set(["COMPLETED", "CANCELLED"]));
  });
});

describe("the check turns red on", () => {
  it.each(plants)("$what", async ({ plant, says }) => {
    const faults = await checkMoney(...(await plant(run, books, folder)));
    expect(faults.join("\n")).toMatch(says);
  });
});

describe("the mix", () => {
  it("is the same for the same seed, whatever the server answers", () => {
    const drawn = (seed: number) => {
      const cast = { take: () => [...knowledgeOf(run.history.members).values()][0] };
      return Array.from({ length: 200 }, (_, id) => {
        const { call, body } = drawOperation(cast, { seed, client: 3, id, now: 0 }).operation;
        return { call, body };
      });
    };
    expect(drawn(7)).toEqual(drawn(7));
    expect(drawn(7)).not.toEqual(drawn(8));
  });

  it("is refused when a call that takes a key has no plan in it", () => {
    expect(() => requirePlans([...keyedCalls.keys(), "sendMoneyToTheMoon"])).toThrow(/no plan.*sendMoneyToTheMoon/u);
  });
});
