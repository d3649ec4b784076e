import type { Currency } from "../currency.ts";
import type { History, Operation } from "../history.ts";
import { idOf, outcomeOf } from "../outcome.ts";
import type { Books } from "../readBooks.ts";
import { nameOf } from "./checkResponses.ts";

type Movement = Books["rows"]["point_movement"][number];

/** Points in hundredths that must have moved. */
interface Expected extends Pick<Movement, "member_id" | "kind" | "reference" | "amount"> {
  readonly named: string;
}

const HUNDREDTHS = 100;
/** The points of rewards. */
const prices: Readonly<Record<string, number>> = { "bonus-100": 950, coffee: 500, voyage: 160_000 };
/** 100 units of a deposit earn a tenth of a point. */
const UNITS_A_HUNDREDTH = 10;

/** Checks that points moved once for every completed operation and deposit, and otherwise never. */
export function checkPoints({ currency, operations }: History, { rows }: Books): string[] {
  const spending = operations.filter((operation) => spentBy(operation) !== undefined);
  const done = spending.filter((operation) => outcomeOf(operation) === "done");
  const untold = new Set(spending.filter((operation) => outcomeOf(operation) === "unknown"));
  const expected = new Map(
    [...done.map(spentOf), ...earnedBy(rows, currency)].map((one) => [`${one.kind} ${one.reference}`, one]),
  );
  const faults: string[] = [];
  for (const movement of rows.point_movement.filter(({ kind }) => kind !== "opening")) {
    const key = `${movement.kind} ${movement.reference}`;
    const found = expected.get(key);
    expected.delete(key);
    if (found?.member_id === movement.member_id && found.amount === movement.amount) continue;
    const asker = [...untold].find((operation) => mayHaveSpent(operation, movement));
    if (asker) untold.delete(asker);
    else faults.push(`points ${key} (${movement.amount} of member ${movement.member_id}) were not requested`);
  }
  for (const { named } of expected.values()) faults.push(`${named}, but its points did not move`);
  return [...faults, ...sumFaults(rows)];
}

/** What an operation spends, in hundredths; undefined for other calls. */
function spentBy({ call, body }: Operation): number | undefined {
  if (call === "convertPoints") return Number(body["points"]) * HUNDREDTHS;
  if (call !== "redeemPointReward") return undefined;
  return prices[String(body["reward"])]! * Number(body["quantity"]) * HUNDREDTHS;
}

const kindOf = ({ call }: Operation) => (call === "convertPoints" ? "convert" : "redeem");

function spentOf(operation: Operation): Expected {
  return {
    member_id: operation.member,
    kind: kindOf(operation),
    reference: idOf(operation),
    amount: -spentBy(operation)!,
    named: `${nameOf(operation)} was acknowledged`,
  };
}

function mayHaveSpent(operation: Operation, { member_id: member, kind, amount }: Movement): boolean {
  return operation.member === member && kindOf(operation) === kind && spentBy(operation) === -amount;
}

function earnedBy({ deposit_order: orders }: Books["rows"], { unit }: Currency): Expected[] {
  return orders.flatMap(({ id: reference, member_id, amount: deposited, state }) => {
    const amount = Math.floor(deposited / (UNITS_A_HUNDREDTH * unit));
    if (state !== "COMPLETED" || amount === 0) return [];
    return [{ member_id, kind: "deposit" as const, reference, amount, named: `deposit ${reference} was completed` }];
  });
}

/** Each account has the sum of its movements, and never had less than nothing. */
function sumFaults({ point_account: accounts, point_movement: movements }: Books["rows"]): string[] {
  const sums = new Map<number, number>();
  const faults: string[] = [];
  for (const { member_id: member, kind, reference, amount, balance } of movements.toSorted((a, b) => a.id - b.id)) {
    const sum = (sums.get(member) ?? 0) + amount;
    sums.set(member, sum);
    if (sum < 0 || sum !== balance) faults.push(`points ${kind} ${reference} left ${balance} instead of ${sum}`);
  }
  for (const { member_id: member, balance } of accounts) {
    const sum = sums.get(member) ?? 0;
    if (sum !== balance) faults.push(`member ${member} has ${balance} points, but the movements add up to ${sum}`);
  }
  return faults;
}
