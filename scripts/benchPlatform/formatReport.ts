import { CONTRACTS } from "./addContracts.ts";
import type { BodiesFound } from "./measureBodies.ts";
import type { Overload } from "./measureOverload.ts";
import type { PageFound } from "./measurePages.ts";
import type { Measured } from "./measureRounds.ts";
import type { SettlementFound } from "./measureSettlement.ts";
import { type Report, bars, errorsIn } from "./report.ts";

const COLUMNS = [16, 10, 10, 10, 12] as const;

/** The report as tables; each figure with a target shows whether it is met. */
export function formatReport(report: Report): string {
  const { node, cores, rounds, seconds, memory, overload } = report;
  const errors = errorsIn(report);
  return [
    `${cores} cores, which the load generator shares; Node ${node}; rounds of ${seconds} s: ${rounds}, of which the median counts`,
    "",
    row("", ["a second", "p50 ms", "p99 ms", "CPU ms each"]),
    load("reads", report.reads, verdict(report.reads, bars.readsPerSecond, bars.readsP99)),
    load("wallet", report.wallet, verdict(report.wallet, bars.walletPerSecond, bars.walletP99)),
    load("one wallet", report.oneWallet, ""),
    load("80 % reads", report.mixed, ""),
    "",
    `memory      ${memory.minutes} min at ${whole(memory.perSecond)}/s: ${whole(memory.resident)} MB, ${signed(memory.residentSlope)} MB/min (objects ${whole(memory.heap)} MB, ${signed(memory.heapSlope)} MB/min)` +
      `   ${judged(memory.residentSlope <= bars.memorySlope, `at most ${bars.memorySlope} MB/min`)}`,
    "",
    counted("twice the load", overload),
    `  all answers: p50 ${whole(overload.p50)} ms, p99 ${whole(overload.p99)} ms, slowest ${whole(overload.slowest)} ms`,
    `  quick again after ${whole(overload.recovery)} ms (answers within ${overload.calm.toFixed(1)} ms, as before)   ${judged(overload.recovery <= bars.recovery, `at most ${bars.recovery} ms`)}`,
    counted("the same from one address, with the standard limits", report.limited),
    "",
    `pages of an agent with 5,000 members, and of a member with 200,000 bets in a year:`,
    ...report.pages.map(page),
    settled(report.settlement),
    besideBodies(report.bodies),
    "",
    errors.length === 0
      ? "no errors; the ledger is consistent"
      : ["errors:", ...errors.map((error) => `  ${error}`)].join("\n"),
  ].join("\n");
}

function page({ name, p50, p95 }: PageFound): string {
  const times = `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`;
  return `  ${name}: ${times}   ${judged(p95 <= bars.pageP95, `p95 at most ${bars.pageP95} ms`)}`;
}

function settled({ duration, longestWait }: SettlementFound): string {
  const verdicts = [
    judged(duration <= bars.settlement, `at most ${bars.settlement} ms`),
    judged(longestWait <= bars.settlementWait, `nobody waits longer than ${bars.settlementWait} ms`),
  ];
  return `settling ${CONTRACTS} real-time contracts: ${whole(duration)} ms; the longest wait of another call ${longestWait.toFixed(1)} ms   ${verdicts.join(", ")}`;
}

function besideBodies({ kinds, calm, longestWait, beside, peak }: BodiesFound): string {
  const verdicts = [
    judged(longestWait <= bars.bodyWait, `nobody waits longer than ${bars.bodyWait} ms`),
    judged(peak <= bars.bodyPeak, `at most ${bars.bodyPeak} MB`),
  ];
  const wait = `${longestWait.toFixed(1)} ms (${beside}), ${(longestWait / calm).toFixed(1)} times as long as without them`;
  return `the largest bodies of all calls, ${kinds} kinds: the longest wait of another call ${wait}; ${whole(peak)} MB at most   ${verdicts.join(", ")}`;
}

function row(name: string, values: readonly string[]): string {
  return [name.padEnd(COLUMNS[0]), ...values.map((value, index) => value.padStart(COLUMNS[index + 1] ?? 0))].join("");
}

function load(name: string, { perSecond, p50, p99, processor }: Measured, judgement: string): string {
  return `${row(name, [whole(perSecond), p50.toFixed(1), p99.toFixed(1), processor.toFixed(2)])}   ${judgement}`.trimEnd();
}

function verdict({ perSecond, p99 }: Measured, least: number, longest: number): string {
  return `${judged(perSecond >= least, `at least ${least}/s`)}, ${judged(p99 <= longest, `p99 at most ${longest} ms`)}`;
}

function judged(isMet: boolean, bar: string): string {
  return `${isMet ? "met" : "MISSED"}: ${bar}`;
}

function counted(name: string, { statuses, offered, responsesPerSecond }: Overload): string {
  const counts = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
  return `${name}: ${whole(offered)}/s offered, ${whole(responsesPerSecond)}/s answered: ${counts.join(", ")}`;
}

function whole(value: number): string {
  return value.toFixed(0);
}

function signed(value: number): string {
  return `${value < 0 ? "" : "+"}${value.toFixed(2)}`;
}
