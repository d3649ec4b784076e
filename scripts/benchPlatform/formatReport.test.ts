import { expect, it } from "vitest";
import { formatReport } from "./formatReport.ts";
import { type Report, bars, errorsIn } from "./report.ts";

const measured = { perSecond: 5000, p50: 5, p99: 20, processor: 0.3, errors: [] };
const overload = {
  offered: 8000,
  perSecond: 3000,
  responsesPerSecond: 8000,
  p50: 40,
  p95: 80,
  p99: 90,
  slowest: 120,
  statuses: { 200: 30_000, 503: 50_000 },
  errors: [],
};
const good: Report = {
  node: "v24",
  cores: 2,
  rounds: 3,
  seconds: 8,
  reads: measured,
  wallet: measured,
  oneWallet: measured,
  mixed: measured,
  memory: { minutes: 1, perSecond: 2000, resident: 300, heap: 50, residentSlope: -0.1, heapSlope: 0, errors: [] },
  overload: { ...overload, calm: 3, recovery: 12 },
  limited: { ...overload, statuses: { 200: 1000, 429: 70_000 } },
  ledgerFaults: 0,
  pages: [{ name: "bets of a year", p50: 9, p95: 14, errors: [] }],
  settlement: { duration: 600, longestWait: 30, errors: [] },
  bodies: { kinds: 60, calm: 5, longestWait: 20, beside: "uploadAvatar with pictures", peak: 300, errors: [] },
};

it("a report shows for each target whether it is met", () => {
  const text = formatReport(good);
  expect(text.match(/\bmet:/g)).toHaveLength(11);
  expect(text).not.toContain("MISSED");
  expect(text).toContain("30000 × 200, 50000 × 503");
});

it.each<[string, Partial<Report>]>([
  ["reads a second", { reads: { ...measured, perSecond: bars.readsPerSecond - 1 } }],
  ["the time of reads", { reads: { ...measured, p99: bars.readsP99 + 1 } }],
  ["wallet operations a second", { wallet: { ...measured, perSecond: bars.walletPerSecond - 1 } }],
  ["the time of wallet operations", { wallet: { ...measured, p99: bars.walletP99 + 1 } }],
  ["memory", { memory: { ...good.memory, residentSlope: bars.memorySlope + 0.1 } }],
  ["a page", { pages: [{ ...good.pages[0]!, p95: bars.pageP95 + 1 }] }],
  ["the time of settling contracts", { settlement: { ...good.settlement, duration: bars.settlement + 1 } }],
  ["the wait of others", { settlement: { ...good.settlement, longestWait: bars.settlementWait + 1 } }],
  ["the wait beside large bodies", { bodies: { ...good.bodies, longestWait: bars.bodyWait + 1 } }],
  ["the memory beside large bodies", { bodies: { ...good.bodies, peak: bars.bodyPeak + 1 } }],
  ["recovery", { overload: { ...good.overload, recovery: Number.POSITIVE_INFINITY } }],
])("a missed target of %s is reported, but is not an error", (_, change) => {
  const report = { ...good, ...change };
  expect(formatReport(report).match(/MISSED/g)).toHaveLength(1);
  expect(errorsIn(report)).toEqual([]);
});

it("wrong responses are an error, with their place, and so are ledger errors", () => {
  const pages = [{ ...good.pages[0]!, errors: ["1 × 404"] }];
  const report = { ...good, wallet: { ...measured, errors: ["3 × 500"] }, ledgerFaults: 2, pages };
  expect(errorsIn(report)).toEqual(["wallet: 3 × 500", "bets of a year: 1 × 404", "the ledger has 2 faults"]);
  expect(formatReport(report)).toContain("wallet: 3 × 500");
});
