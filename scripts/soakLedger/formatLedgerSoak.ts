import type { Counts } from "@livery/gateway/testing/moneyHarness/counts.ts";
import type { History } from "@livery/gateway/testing/moneyHarness/history.ts";
import { acknowledgementOf, outcomeOf, readResponse } from "@livery/gateway/testing/moneyHarness/outcome.ts";

const count = (value: number): string => value.toLocaleString("en");
const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(0)} %`;

/** One line of a run in progress; `seconds` since its start. */
export function formatProgress({ operations, sends, dropped, kills }: Counts, seconds: number): string {
  const rate = (operations / Math.max(1, seconds)).toFixed(0);
  const done = `${count(operations)} operations, ${rate}/s, ${count(sends)} sends`;
  return `${seconds.toFixed(0).padStart(5)} s  ${done}, ${count(dropped)} answers dropped, ${kills} kills`;
}

/** What a run did: its operations by call and outcome, and what was done to it meanwhile. */
export function formatLedgerSoak({ operations }: Pick<History, "operations">, counts: Counts, seconds: number): string {
  const rows = [...Map.groupBy(operations, ({ call }) => call)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([call, own]) => {
      const by = Map.groupBy(own, outcomeOf);
      const numbers = (["done", "refused", "unknown"] as const).map((outcome) => count(by.get(outcome)?.length ?? 0));
      return [call, ...numbers, refusalsOf(by.get("refused") ?? [])];
    });
  const table = [["call", "done", "refused", "never told", "refusals"], ...rows].map(([call = "", ...columns]) =>
    `${call.padEnd(20)}${columns.map((cell, index) => (index < 3 ? cell.padStart(12) : `  ${cell}`)).join("")}`.trimEnd(),
  );
  const { sends, repeats, otherBodies, dropped, unanswered, passing, kills } = counts;
  return [
    ...table,
    "",
    `${count(counts.operations)} operations in ${seconds.toFixed(0)} s (${(counts.operations / seconds).toFixed(0)}/s), ${count(sends)} sends`,
    `${count(repeats)} repeats of an earlier key (${percent(repeats, repeats + counts.operations)}), ${count(otherBodies)} of them with another body`,
    `${count(dropped)} answers dropped (${percent(dropped, sends)} of the sends), ${count(passing)} that came too early`,
    `${kills} kills, ${count(unanswered)} sends without an answer for them`,
  ].join("\n");
}

/** The codes, the most frequent first. */
function refusalsOf(refused: History["operations"]): string {
  const codes = Map.groupBy(refused, (operation) => readResponse(acknowledgementOf(operation)!).code ?? "none");
  return [...codes]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([code, own]) => `${code} ${count(own.length)}`)
    .join(", ");
}
