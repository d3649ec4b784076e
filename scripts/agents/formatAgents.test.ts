import { expect, test } from "vitest";
import { formatAgents } from "./formatAgents.ts";
import { actions, type AgentRun } from "./measureAgents.ts";

const run = (ms: number) => Object.fromEntries(actions.map((action) => [action, ms])) as AgentRun;

test("the report has the median of each action and the calls' p95, and marks what is over its limit", () => {
  const calls = [
    { name: "income of a year", p50: 3, p95: 12, errors: [] },
    { name: "bets of the team in a year", p50: 90, p95: 240, errors: ["500: 3"] },
  ];
  const lines = formatAgents([run(20), run(400), run(151)], calls).split("\n");
  expect(lines[1]).toMatch(/^ {2}open the centre +151 {3}over the limit$/u);
  expect(lines.filter((line) => line.includes("income"))).toEqual([expect.not.stringContaining("over")]);
  expect(lines.find((line) => line.includes("bets of the team"))).toMatch(/240 {3}over the limit$/u);
  expect(lines.at(-1)).toBe("  bets of the team in a year: 500: 3");
});
