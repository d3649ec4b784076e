import { randomUUID } from "node:crypto";
import { minor } from "@livery/product/money.ts";
import { moveMoney } from "../../../money/ledger/postTransaction.ts";
import { houseWallet, mainWallet } from "../../../money/ledger/wallets.ts";
import { setPlayLimit } from "../../../responsible/playLimits.ts";
import type { Writing } from "../../../store/transaction.ts";
import { taggedAmount } from "../amounts.ts";
import type { LimitPeriod } from "../check/nameOfPeriod.ts";
import type { HarnessMember } from "../harnessMember.ts";
import type { History, Operation } from "../history.ts";
import { harnessMerchants } from "../merchants.ts";
import { acknowledgementOf, readResponse, textOf } from "../outcome.ts";
import type { MoneyRun } from "../runMoneyHarness.ts";
import { type Plant, memberOf, withOperations, written } from "./plant.ts";

const DAY_MS = 24 * 3_600_000;
const HOUR_MS = 3_600_000;
/** Midnight in Korea, long after the run: a day, a week and a month begin. */
const MARCH = Date.UTC(2027, 1, 28, 15);
/** The numbers of the operations at that time. */
const LATER = 9_000_000;

/** Accepts a deposit without checking any limit, credits it, and reports success. */
function takeDeposit(writing: Writing, history: History, operation: Operation): Operation {
  const { first, tables } = writing;
  const { id: memberId, merchant } = memberOf(history, operation);
  const [id, amount, now] = [`D${operation.id}`, minor(Number(operation.body["amount"])), operation.sentAt] as const;
  const order = {
    id,
    merchant,
    member_id: memberId,
    method: textOf(operation, "method"),
    amount,
    state: "COMPLETED" as const,
    created_at: now,
    expires_at: now,
  };
  first(tables.insertInto("deposit_order").values(order).returningAll());
  const [from, to] = [houseWallet(writing, merchant, "deposits", now), mainWallet(writing, memberId)];
  moveMoney(writing, { merchant, kind: "deposit", reference: id, now, from, to, amount });
  return done(operation, { id });
}

function done(operation: Operation, value: object): Operation {
  return {
    ...operation,
    answers: [{ status: 200, text: JSON.stringify({ success: true, value }), isRepeated: false }],
  };
}

/** A step of a member: it sets a limit, or orders a deposit; both in sizes. */
type Step = { readonly at: number } & (
  | { readonly sets: number; readonly period: LimitPeriod }
  | { readonly orders: number }
);

/** The history and the books after a member without limits in the run has gone through each story. */
async function lived(run: MoneyRun, folder: string, stories: readonly (readonly Step[])[]) {
  const free = run.history.members.filter(({ kind }) => kind === "secret");
  const later: Operation[] = [];
  const [history, books] = await written(run, folder, (writing) => {
    stories.forEach((steps, index) => {
      for (const step of steps) {
        const operation = operationOf(run.history, step, free[index]!, LATER + later.length);
        if ("orders" in step) later.push(takeDeposit(writing, run.history, operation));
        else later.push(setLimit(writing, run.history, operation, step));
      }
    });
  });
  return [withOperations(history, later), books] as const;
}

function operationOf({ currency }: History, step: Step, { id: member, clients }: HarnessMember, id: number): Operation {
  const amount = (sizes: number) => taggedAmount(currency, sizes, id);
  const sent =
    "orders" in step
      ? { call: "createDeposit", body: { method: "BANK", amount: amount(step.orders) } }
      : { call: "setPlayLimit", body: { kind: "DEPOSIT", period: step.period, value: amount(step.sets) } };
  const time = { sentAt: step.at, endedAt: step.at };
  return { id, client: clients[0]!, member, key: randomUUID(), ...sent, ...time, answers: [], toOtherBody: [] };
}

function setLimit(
  writing: Writing,
  history: History,
  operation: Operation,
  { at, period }: Extract<Step, { readonly sets: number }>,
): Operation {
  const { id, merchant } = memberOf(history, operation);
  const named = harnessMerchants(history.currency).find((one) => one.merchant === merchant)!;
  const value = minor(Number(operation.body["value"]));
  setPlayLimit(writing, id, { kind: "DEPOSIT", period, value }, { now: at, merchant: named });
  return done(operation, {});
}

/** A limit from a period's first moment on, and two deposits, the second in its last. */
function twoIn(period: LimitPeriod, days: number): readonly Step[] {
  return [
    { at: MARCH, sets: 5, period },
    { at: MARCH, orders: 3 },
    { at: MARCH + days * DAY_MS - 1, orders: 3 },
  ];
}

/** Deposit limits that are not enforced. */
export const limitPlants: readonly Plant[] = [
  {
    what: "deposits above a limit that are accepted",
    plant: async (run, _, folder) => {
      const refused = run.history.operations.filter((operation) => {
        const answer = acknowledgementOf(operation);
        return operation.call === "createDeposit" && answer && readResponse(answer).code === "LIMIT_REACHED";
      });
      const taken: Operation[] = [];
      const [history, books] = await written(run, folder, (writing) => {
        for (const operation of refused) taken.push(takeDeposit(writing, run.history, operation));
      });
      return [withOperations(history, taken), books];
    },
    says: /\(createDeposit of member \d+\) was accepted as order D\d+: \d+ above the limit of the \w+ 20/u,
  },
  {
    what: "deposits of one day, one week and one month that only fit a limit separately",
    plant: (run, _, folder) => lived(run, folder, [twoIn("DAY", 1), twoIn("WEEK", 7), twoIn("MONTH", 31)]),
    says: /limit of the DAY 2027-03-01,[^]*limit of the WEEK 2027-03-01,[^]*limit of the MONTH 2027-03,/u,
  },
  {
    what: "a raised limit that takes effect before its cooling time is over",
    plant: (run, _, folder) =>
      lived(run, folder, [
        [
          { at: MARCH, sets: 3, period: "WEEK" },
          { at: MARCH + HOUR_MS, sets: 9, period: "WEEK" },
          { at: MARCH + 24 * HOUR_MS, orders: 5 },
        ],
      ]),
    says: /above the limit of the WEEK 2027-03-01, 39000000, with 0 used/u,
  },
];
