import type { Terminal } from "../../terminal.ts";
import { type CallResult, type ConformReport, verdictOf } from "./conformReport.ts";
import type { Deviation } from "./schemaDeviations.ts";

/** A text of the platform for a terminal or a file: without control characters. */
export function plainText(text: string): string {
  return text.replaceAll(/\p{C}/gu, "�");
}

/** A deviation in one sentence: where, what was expected, what came. */
export function describeDeviation({ at, expected, got }: Deviation): string {
  return plainText(`${at === "" ? "" : `at ${at}: `}expected ${expected}, got ${got}`);
}

/** "1 call", "3 calls". */
function counted(count: number, name: string): string {
  return `${count} ${name}${count === 1 ? "" : "s"}`;
}

/** The report for a person: what differs, call by call, then what could not be checked and why. */
export function formatConform(report: ConformReport, { style }: Pick<Terminal, "style">): string {
  const by = Map.groupBy(report.calls, verdictOf);
  const differing = by.get("differs") ?? [];
  const count = (verdict: "conforms" | "unseen"): number => by.get(verdict)?.length ?? 0;
  const sums = [`${count("conforms")} conform`, `${differing.length} differ`, `${count("unseen")} not checked`];
  const summary = `${counted(report.calls.length, "call")}: ${sums.join(", ")}. ${counted(report.requests, "request")} were sent.`;
  return [
    ...differing.flatMap((call) => [formatCall(call, style), ""]),
    ...skippedLines(report, style),
    style(differing.length > 0 ? "red" : "green", summary),
  ].join("\n");
}

function formatCall({ call, requirement, method, path, checks }: CallResult, style: Terminal["style"]): string {
  const failed = checks.filter(({ deviations }) => deviations.length > 0);
  return [
    `${style("red", "✗")} ${style("bold", call)}  ${requirement}  ${method} ${path}`,
    ...failed.flatMap(({ check, deviations }) => [
      `    ${check}`,
      ...deviations.map((deviation) => `      ${describeDeviation(deviation)}`),
    ]),
  ].join("\n");
}

/** What was not checked, by reason. */
function skippedLines({ calls }: ConformReport, style: Terminal["style"]): readonly string[] {
  const skipped = calls.flatMap(({ call, checks }) =>
    checks.flatMap(({ check, skipped: because }) => (because === undefined ? [] : [{ call, check, because }])),
  );
  if (skipped.length === 0) return [];
  const groups = [...Map.groupBy(skipped, ({ because }) => because)].map(([because, group]) => {
    const names = [...new Set(group.map(({ call }) => call))];
    return `    ${plainText(because)}: ${names.join(", ")}`;
  });
  return [style("bold", "Not checked"), ...groups, ""];
}
