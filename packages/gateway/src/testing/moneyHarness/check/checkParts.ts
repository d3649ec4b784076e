import type { History, Operation } from "../history.ts";
import { outcomeOf } from "../outcome.ts";
import type { Books } from "../readBooks.ts";
import { nameOf } from "./checkResponses.ts";

/** What an answer makes of the part that it is about. */
const stateAfter = ({ body }: Operation) => (body["received"] === true ? "RECEIVED" : "NOT_RECEIVED");

/**
 * Checks that every acknowledged answer about a part of a withdrawal counts once, that no other answer counts, and that
 * what was paid of a withdrawal is what was received or forced of its parts.
 */
export function checkParts({ operations }: History, { rows }: Books): string[] {
  const answers = operations.filter(({ call }) => call === "confirmWithdrawal");
  const answered = rows.withdrawal_part.filter(({ state }) => state === "RECEIVED" || state === "NOT_RECEIVED");
  const left = Map.groupBy(answered, ({ withdrawal_id: id, state }) => `${id} ${state}`);
  const keyOf = (operation: Operation) => `${String(operation.body["id"])} ${stateAfter(operation)}`;
  const faults: string[] = [];
  for (const operation of answers.filter((one) => outcomeOf(one) === "done")) {
    if (!left.get(keyOf(operation))?.pop())
      faults.push(`${nameOf(operation)} was acknowledged, but its part is missing`);
  }
  const untold = answers.filter((one) => outcomeOf(one) === "unknown");
  for (const [key, parts] of left) {
    const mayBe = untold.filter((one) => keyOf(one) === key).length;
    if (parts.length > mayBe) faults.push(`${parts.length} parts (${key}) were answered for, but not by their member`);
  }
  const parts = Map.groupBy(rows.withdrawal_part, ({ withdrawal_id: id }) => id);
  for (const { id, paid } of rows.withdrawal_order) {
    const received = (parts.get(id) ?? []).filter(({ state }) => state === "RECEIVED" || state === "FORCED");
    const sum = received.reduce((all, { amount }) => all + amount, 0);
    if (parts.has(id) && sum !== paid) faults.push(`${paid} of order ${id} was paid, and ${sum} was received`);
  }
  return faults;
}
