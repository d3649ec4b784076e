import { minor } from "@livery/product/money.ts";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { copyDatabase } from "../../../store/copyDatabase.ts";
import { moveMoney } from "../../../money/ledger/postTransaction.ts";
import { mainWallet, openWallet } from "../../../money/ledger/wallets.ts";
import { type Writing, transactionOn } from "../../../store/transaction.ts";
import type { HarnessMember } from "../harnessMember.ts";
import type { RecordedResponse, History, Operation } from "../history.ts";
import { outcomeOf, textOf } from "../outcome.ts";
import { type Books, readBooks } from "../readBooks.ts";
import type { MoneyRun } from "../runMoneyHarness.ts";

/** A mistake that a platform could make, planted in the result of a correct run. */
export interface Plant {
  readonly what: string;
  readonly plant: (run: MoneyRun, books: Books, folder: string) => Promise<readonly [History, Books]>;
  /** What the check must report. */
  readonly says: RegExp;
}

/** The history, with the books of a copy of the data file after some writes. */
export async function written(
  { history, database }: MoneyRun,
  folder: string,
  work: (writing: Writing, raw: DatabaseSync) => void,
): Promise<readonly [History, Books]> {
  const copy = join(folder, `${randomUUID()}.sqlite`);
  await copyDatabase(database, copy);
  const raw = new DatabaseSync(copy);
  raw.exec("pragma foreign_keys = on; begin immediate");
  work(transactionOn(raw), raw);
  raw.exec("commit");
  raw.close();
  const books = readBooks(copy);
  if (books.rows.ledger_fault.length > 0) throw new Error("the data file detects the plant itself");
  return [history, books];
}

/** Repeats the movement of a transfer to a provider, in addition to the platform's own, under a different reference. */
export function transferAgain(writing: Writing, history: History, operation: Operation, reference: string): void {
  const { member: id, sentAt: now } = operation;
  const { merchant } = memberOf(history, operation);
  const to = openWallet(writing, { id, merchant }, { kind: "vendor", name: textOf(operation, "to") }, now);
  const [from, amount] = [mainWallet(writing, id), minor(Number(operation.body["amount"]))];
  moveMoney(writing, { merchant, kind: "transfer", reference, now, from, to, amount });
}

/** The history with other responses to one operation. */
export function answered(history: History, operation: Operation, answers: readonly RecordedResponse[]): History {
  return withOperations(history, [{ ...operation, answers: [...answers] }]);
}

/** The history with additional operations, or with replacements for those with the same numbers. */
export function withOperations(history: History, operations: readonly Operation[]): History {
  const ids = new Set(operations.map(({ id }) => id));
  return { ...history, operations: [...history.operations.filter(({ id }) => !ids.has(id)), ...operations] };
}

export function firstDone(
  { operations }: History,
  call: string,
  isWanted: (operation: Operation) => boolean = () => true,
): Operation {
  const found = operations.find((one) => one.call === call && outcomeOf(one) === "done" && isWanted(one));
  if (!found) throw new Error(`the run has no successful ${call}`);
  return found;
}

export function memberOf({ members }: History, { member }: Operation): HarnessMember {
  return members.find(({ id }) => id === member)!;
}
