import { operationOfAmount } from "../amounts.ts";
import type { Currency } from "../currency.ts";
import type { History, Operation } from "../history.ts";
import { outcomeOf } from "../outcome.ts";
import type { BookedTransaction, Books } from "../readBooks.ts";
import { walletName } from "../walletName.ts";
import { type Movement, given, isPrize, movementsOf, paidForPoints, settlements } from "./movements.ts";

interface Expected extends Movement {
  /** The operation behind the movement; missing if the cashier moved it by the clock. */
  readonly operation?: Operation;
}

/** The requested movements matched with the ledger's. */
export interface Matched {
  /** In both, once each. */
  readonly found: readonly Movement[];
  readonly missing: readonly Expected[];
  /** In the ledger, and requested by an operation that got no response. */
  readonly untold: readonly Movement[];
  /** In the ledger, but not requested. */
  readonly unasked: readonly { readonly transaction: BookedTransaction; readonly suspect: Operation | undefined }[];
}

/** Finds the one transaction of every acknowledged or ordered movement, and returns what is left on either side. */
export function matchLedger(history: History, books: Books): Matched {
  const left = Map.groupBy(
    books.transactions.filter(({ id }) => id > history.seededUpTo),
    (transaction) => signatureOf(movementIn(transaction)),
  );
  const [found, missing]: [Movement[], Expected[]] = [[], []];
  for (const expected of expectedOf(history, books)) {
    const same = left.get(signatureOf(expected)) ?? [];
    const at = same.findIndex(({ reference }) => (expected.reference ?? reference) === reference);
    if (at === -1) missing.push(expected);
    else {
      same.splice(at, 1);
      found.push(expected);
    }
  }
  return { found, missing, ...explain(history, [...left.values()].flat()) };
}

function expectedOf(history: History, books: Books): Expected[] {
  const { currency, members, operations } = history;
  const byId = new Map(members.map((member) => [member.id, member]));
  const done = operations.filter((operation) => outcomeOf(operation) === "done");
  const asked = done.flatMap((operation) =>
    movementsOf(operation, byId.get(operation.member)!, currency).map((moved) => ({ ...moved, operation })),
  );
  return [...asked, ...settlements(history, books)];
}

/** A transaction as a movement; `undefined` unless it goes from one wallet to one other. */
function movementIn({ kind, reference, entries }: BookedTransaction): Movement | undefined {
  const [one, other] = entries;
  if (!one || !other || entries.length !== 2) return undefined;
  const [from, to] = one.amount < 0 ? [one, other] : [other, one];
  if (from.amount + to.amount !== 0) return undefined;
  return { kind, reference, from: from.wallet, to: to.wallet, amount: to.amount };
}

function signatureOf(movement: Movement | undefined): string {
  return movement ? `${movement.kind} ${movement.from} > ${movement.to} ${movement.amount}` : "none";
}

/** Assigns the remaining transactions: one to each operation without a response, the others to nobody. */
function explain(
  { currency, operations }: History,
  transactions: readonly BookedTransaction[],
): Pick<Matched, "untold" | "unasked"> {
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  const unknown = operations.filter((operation) => outcomeOf(operation) === "unknown");
  const used = new Set<Operation>();
  const untold: Movement[] = [];
  const unasked: Matched["unasked"][number][] = [];
  for (const transaction of transactions) {
    const movement = movementIn(transaction);
    const asker =
      movement && unknown.find((operation) => !used.has(operation) && mayHaveMoved(operation, movement, currency));
    if (asker) {
      used.add(asker);
      untold.push(movement);
    } else unasked.push({ transaction, suspect: movement && byId.get(operationOfAmount(currency, movement.amount)) });
  }
  return { untold, unasked };
}

/** Whether a movement may be the result of an operation, judging by its body. */
function mayHaveMoved(operation: Operation, movement: Movement, currency: Currency): boolean {
  const { id, call, member, body } = operation;
  const own = walletName({ member_id: member, kind: "main", name: "" });
  if (movement.from !== own && movement.to !== own) return false;
  if (call === "claimReward") {
    return movement.kind === "bonus" && movement.amount === given("month", currency) && body["id"] === "monthly-rank";
  }
  if (call === "claimMission") return movement.kind === "bonus" && movement.amount === given("mission", currency);
  if (call === "claimPromotion") return movement.kind === "bonus" && movement.amount === given("challenge", currency);
  if (call === "claimRebate") return movement.kind === "rebate";
  if (call === "claimRaffle") return movement.kind === "raffle" && isPrize(movement.amount, currency);
  if (call === "cancelWithdrawal") return movement.kind === "withdrawalRelease" && movement.reference === body["id"];
  if (call === "convertPoints" || call === "redeemPointReward") {
    const kind = call === "convertPoints" ? "points" : "reward";
    return movement.kind === kind && movement.amount === paidForPoints(operation, currency);
  }
  const kinds: Readonly<Record<string, string>> = {
    transferFunds: "transfer",
    transferUpline: "upline",
    transferDownline: "downline",
    createWithdrawal: "withdrawalHold",
  };
  return movement.kind === kinds[call] && operationOfAmount(currency, movement.amount) === id;
}
