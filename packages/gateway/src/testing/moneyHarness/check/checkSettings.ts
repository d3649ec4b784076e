import { verifyPassword } from "../../../members/passwordHash.ts";
import { PAYMENT_PASSWORD } from "../harnessMember.ts";
import type { History, Operation } from "../history.ts";
import { idOf, outcomeOf, textOf } from "../outcome.ts";
import type { Books } from "../readBooks.ts";
import { nameOf } from "./checkResponses.ts";

/**
 * Checks that members' settings are the ones they set last. The members that set anything do so through one client, one
 * call after the other, so the operations were carried out in order.
 */
export async function checkSettings(history: History, { rows }: Books): Promise<string[]> {
  const done = history.operations.filter((operation) => outcomeOf(operation) === "done");
  const byCall = Map.groupBy(done, ({ call }) => call);
  const of = (...calls: readonly string[]) =>
    calls.flatMap((call) => byCall.get(call) ?? []).toSorted((one, other) => one.id - other.id);
  return [
    ...limitFaults(of("setPlayLimit"), rows.play_limit),
    ...realityFaults(of("answerRealityCheck"), rows.reality_check),
    ...cardFaults(of("addBankCard", "removeBankCard"), history, rows.bank_card),
    ...(await passwordFaults(of("setPaymentPassword"), history, rows.payment_password)),
  ];
}

/** Compares the last operation for each name with the stored row, in both directions. */
function lastOnes<Row>(
  done: readonly Operation[],
  nameOfOperation: (operation: Operation) => string,
  stored: ReadonlyMap<string, Row>,
  isKept: (operation: Operation, row: Row) => boolean,
): string[] {
  const last = new Map(done.map((operation) => [nameOfOperation(operation), operation]));
  const lost = [...last].filter(([name, operation]) => {
    const row = stored.get(name);
    return row === undefined || !isKept(operation, row);
  });
  const unasked = [...stored.keys()].filter((name) => !last.has(name));
  return [
    ...lost.map(([, operation]) => `${nameOf(operation)} was acknowledged, but is not in force`),
    ...unasked.map((name) => `stored but never set: ${name}`),
  ];
}

function limitFaults(done: readonly Operation[], rows: Books["rows"]["play_limit"]): string[] {
  const name = (member: number, kind: string, period: string) => `limit ${member} ${kind} ${period}`;
  return lastOnes(
    done,
    (operation) => name(operation.member, textOf(operation, "kind"), textOf(operation, "period")),
    new Map(rows.map((row) => [name(row.member_id, row.kind, row.period), row])),
    ({ body }, row) => (row.next_at === null ? row.value : row.next_value) === (body["value"] ?? null),
  );
}

function realityFaults(done: readonly Operation[], rows: Books["rows"]["reality_check"]): string[] {
  const name = (member: number) => `reality check ${member}`;
  return lastOnes(
    done,
    ({ member }) => name(member),
    new Map(rows.map((row) => [name(row.member_id), row])),
    ({ body }, row) => row.every_minutes === body["everyMinutes"],
  );
}

function cardFaults(done: readonly Operation[], { members }: History, rows: Books["rows"]["bank_card"]): string[] {
  const first = new Set(members.map(({ card }) => card));
  const cardIn = (operation: Operation) =>
    operation.call === "addBankCard" ? idOf(operation) : textOf(operation, "id");
  const added = rows.filter(({ id, removed_at: removed }) => !first.has(id) || removed !== null);
  const name = (member: number, id: string) => `card ${member} ${id}`;
  return lastOnes(
    done,
    (operation) => name(operation.member, cardIn(operation)),
    new Map(added.map((row) => [name(row.member_id, row.id), row])),
    (operation, row) => {
      if (operation.call === "removeBankCard") return row.removed_at !== null;
      const isSame = row.bank === textOf(operation, "bank") && textOf(operation, "number").endsWith(row.last_four);
      return row.removed_at === null && isSame;
    },
  );
}

/** Only verifies changed passwords, because Argon2 is slow. */
async function passwordFaults(
  done: readonly Operation[],
  { members }: History,
  rows: Books["rows"]["payment_password"],
): Promise<string[]> {
  const own = new Set(members.map(({ id }) => id));
  const last = new Map(done.map((operation) => [operation.member, operation]));
  const faults: string[] = [];
  for (const { member_id: member, hash } of rows.filter((row) => own.has(row.member_id))) {
    const operation = last.get(member);
    const password = operation ? textOf(operation, "paymentPassword") : PAYMENT_PASSWORD;
    if (await verifyPassword(hash, password)) continue;
    faults.push(
      operation
        ? `${nameOf(operation)} was acknowledged, but is not in force`
        : `member ${member} has a payment password that was never set`,
    );
  }
  return faults;
}
