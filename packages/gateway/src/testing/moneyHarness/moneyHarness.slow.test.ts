import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkMoney } from "./check/checkMoney.ts";
import { nameOfPeriod } from "./check/nameOfPeriod.ts";
import { type Operation, keyedCalls } from "./history.ts";
import { startKillableServer } from "./killableServer.ts";
import { hasOneWallet } from "./merchants.ts";
import { drawOperation, requirePlans } from "./mix/drawOperation.ts";
import { acknowledgementOf, outcomeOf, readResponse } from "./outcome.ts";
import { plants } from "./plants/plants.ts";
import { type Books, readBooks } from "./readBooks.ts";
import { knowledgeOf } from "./runClient.ts";
import { type MoneyRun, runMoneyHarness } from "./runMoneyHarness.ts";

const folder = mkdtempSync(join(tmpdir(), "livery-harness-"));
const RUN_MS = 120_000;

let run: MoneyRun;
let books: Books;
let limited: ReadonlySet<number>;
let single: ReadonlySet<number>;
beforeAll(async () => {
  run = await runMoneyHarness({ folder, operations: 3000, clients: 32, seed: 1, kill: { everyOperations: 750 } });
  books = readBooks(run.database);
  const { members } = run.history;
  limited = new Set(members.filter(({ kind }) => kind === "limited").map(({ id }) => id));
  single = new Set(members.filter(({ merchant }) => hasOneWallet(merchant)).map(({ id }) => id));
}, RUN_MS);
afterAll(() => rmSync(folder, { recursive: true }));

const isTransfer = ({ call }: Operation): boolean => ["transferFunds", "recallAll"].includes(call);

function refusalOf(operation: Operation) {
  const { code, value } = readResponse(acknowledgementOf(operation)!);
  return { code, value: value as { readonly period?: string } | undefined };
}

it("AP-G CO-020 3,000 operations of 32 clients take effect once and within limits, despite kills and repeats", async () => {
  expect(await checkMoney(run.history, books)).toEqual([]);
});

it("a client that waits for a server that is killed before it listens reaches the next one", async () => {
  const { database, history } = run;
  const started = { database, log: join(folder, "server.log"), startedAt: history.endedAt, currency: "P" } as const;
  const server = startKillableServer(started);
  try {
    const port = server.port();
    await server.restart();
    expect(await port).toBe(await server.port());
  } finally {
    await server.end();
  }
});

/** Calls whose amounts come from the platform's terms, and calls whose amounts have bounds. */
const termed = ["claimReward", "claimPromotion", "claimRaffle", "convertPoints", "redeemPointReward"];
const bounded = ["createDeposit", "createWithdrawal", "transferUpline", "transferDownline"];

it.each(["KRW", "KWD"] as const)(
  "the same holds in %s, where terms and bounds are other minor units",
  async (currency) => {
    const own = mkdtempSync(join(folder, currency));
    const wanted = { operations: 480, clients: 8, seed: 2, kill: { everyOperations: 240 } };
    const { history, database } = await runMoneyHarness({ folder: own, currency, ...wanted });
    expect(await checkMoney(history, readBooks(database))).toEqual([]);
    const withOutcome = (wantedOutcome: string) =>
      new Set(history.operations.filter((one) => outcomeOf(one) === wantedOutcome).map(({ call }) => call));
    expect([...termed, ...bounded].filter((call) => !withOutcome("done").has(call))).toEqual([]);
    expect(bounded.filter((call) => !withOutcome("refused").has(call))).toEqual([]);
  },
  RUN_MS,
);

describe("the run covered its purpose", () => {
  it("kills, lost responses and repeated keys", () => {
    const { operations, sends, repeats, otherBodies, dropped, unanswered, kills } = run.counts;
    expect(operations).toBeGreaterThanOrEqual(3000);
    expect(kills).toBe(4);
    expect(unanswered).toBeGreaterThan(kills);
    expect(dropped / sends).toBeCloseTo(0.2, 1);
    expect(repeats / (repeats + operations)).toBeCloseTo(0.3, 1);
    expect(otherBodies / repeats).toBeCloseTo(0.25, 1);
  });

  it("every call with a key, with success and with errors", () => {
    // A break ends the session that could have repeated its request.
    const taken = run.history.operations.filter((operation) => outcomeOf(operation) !== "refused");
    expect(new Set(taken.map(({ call }) => call))).toEqual(new Set(keyedCalls.keys()));
    const codes = new Set(
      run.history.operations.flatMap(({ answers }) => answers.map((one) => readResponse(one).code)),
    );
    for (const code of [
      "INSUFFICIENT_FUNDS",
      "AMOUNT_OUT_OF_RANGE",
      "ORDER_STATE",
      "WRONG_PAYMENT_PASSWORD",
      "DOWNLINE_UNKNOWN",
      "INSUFFICIENT_POINTS",
      "NOTHING_TO_CLAIM",
    ])
      expect(codes).toContain(code);
  });

  it("orders that are cancelled, those that end by the clock, and those that wait for their members", () => {
    // Three hours pass at the end.
    const states = (orders: readonly { readonly state: string }[]) => new Set(orders.map(({ state }) => state));
    expect(states(books.rows.deposit_order)).toEqual(new Set(["COMPLETED", "CANCELLED", "EXPIRED"]));
    expect(states(books.rows.withdrawal_order)).toEqual(new Set(["COMPLETED", "CANCELLED", "CONFIRMING"]));
    expect(states(books.rows.withdrawal_part)).toEqual(new Set(["CONFIRMING", "RECEIVED", "FORCED", "NOT_RECEIVED"]));
  });

  it("CO-021 deposits up to the limits of a day, a week and a month, over the ends of all three", () => {
    const orders = run.history.operations.filter(({ call, member }) => call === "createDeposit" && limited.has(member));
    expect(orders.filter((operation) => outcomeOf(operation) === "done").length).toBeGreaterThan(20);
    const refusals = orders.map(refusalOf).filter(({ code }) => code === "LIMIT_REACHED");
    expect(new Set(refusals.map(({ value }) => value?.period))).toEqual(new Set(["DAY", "WEEK", "MONTH"]));
    const own = books.rows.deposit_order.filter(({ member_id: member }) => limited.has(member));
    const ends = (["DAY", "WEEK", "MONTH"] as const).map((period) => {
      return new Set(own.map(({ created_at: at }) => nameOfPeriod(period, at))).size;
    });
    expect(ends).toEqual([4, 2, 2]);
  });

  it("contracts of all kinds that agents agree on and end, and what they pay by the clock", () => {
    const kindsOf = (rows: readonly { readonly kind: string }[]) => new Set(rows.map(({ kind }) => kind));
    const { contract, settlement } = books.rows;
    const states = contract.map(({ state }) => state);
    for (const state of ["SUCCESS", "REJECTED", "TERMINATED"]) expect(states).toContain(state);
    expect(kindsOf(contract.filter(({ began_at: at }) => at !== null)).size).toBe(4);
    expect(kindsOf(settlement).size).toBeGreaterThan(2);
    expect(settlement.length).toBeGreaterThan(50);
  });

  it("AP-021 AP-120 transfers at a merchant with a single wallet, which rejects them all and accepts the rest", () => {
    const own = run.history.operations.filter(({ member }) => single.has(member));
    const [transfers, others] = [own.filter(isTransfer), own.filter((operation) => !isTransfer(operation))];
    expect(transfers.length).toBeGreaterThan(50);
    expect(new Set(transfers.map((operation) => refusalOf(operation).code))).toEqual(new Set(["SINGLE_WALLET"]));
    const done = others.filter((operation) => outcomeOf(operation) === "done");
    for (const call of ["confirmDeposit", "createWithdrawal", "transferUpline"])
      expect(done.map((operation) => operation.call)).toContain(call);
  });
});

describe("the check detects", () => {
  it.each(plants)("$what", async ({ plant, says }) => {
    const faults = await checkMoney(...(await plant(run, books, folder)));
    expect(faults.join("\n")).toMatch(says);
  });
});

describe("the mix", () => {
  it("is the same for the same seed, whatever the server responds", () => {
    const drawn = (seed: number) => {
      const cast = { take: () => [...knowledgeOf(run.history.members, run.history.currency).values()][0] };
      return Array.from({ length: 200 }, (_, id) => {
        const { call, body } = drawOperation(cast, { seed, client: 3, id, done: id, now: 0 }).operation;
        return { call, body };
      });
    };
    expect(drawn(7)).toEqual(drawn(7));
    expect(drawn(7)).not.toEqual(drawn(8));
  });

  it("is rejected if a call with a key has no plan in it", () => {
    expect(() => requirePlans([...keyedCalls.keys(), "sendMoneyToTheMoon"])).toThrow(/no plan.*sendMoneyToTheMoon/u);
  });
});
