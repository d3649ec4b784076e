import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type EndedTest, startProgress } from "./progress.ts";

const passing: EndedTest = { file: "a.test.ts", title: "works", status: "passed" };
const failing: EndedTest = {
  ...passing,
  title: "adds",
  status: "failed",
  message: "\u001b[31mexpected 1\n at a.test.ts",
};

let lines: string[];
beforeEach(() => {
  lines = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const start = () => startProgress(113, (line) => lines.push(line));

it("a line every ten seconds says how far the run is", () => {
  const { testEnded, fileEnded } = start();
  testEnded(passing);
  expect(lines).toEqual([]);
  vi.advanceTimersByTime(10_000);
  testEnded(passing);
  testEnded({ ...passing, status: "skipped" });
  fileEnded();
  vi.advanceTimersByTime(10_000);
  expect(lines).toEqual(["0 of 113 files, 1 test passed", "1 of 113 files, 2 tests passed"]);
});

it("nothing is said while nothing happens", () => {
  const { testEnded } = start();
  vi.advanceTimersByTime(60_000);
  testEnded(passing);
  vi.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(1);
});

it("a failed test is said at once, with the first line of what it failed with", () => {
  const { testEnded, tell } = start();
  testEnded(failing);
  expect(lines).toEqual(["RED a.test.ts  adds: expected 1"]);
  tell();
  expect(lines.at(-1)).toBe("0 of 113 files, 0 tests passed, 1 failed");
});

it("after its end a run is silent", () => {
  const { testEnded, stop } = start();
  testEnded(passing);
  stop();
  vi.advanceTimersByTime(60_000);
  expect(lines).toEqual([]);
});
