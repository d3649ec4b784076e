import { expect, it } from "vitest";
import { baselineProblem, verdictOf } from "./verdict.ts";

const green = { title: "login is limited", status: "passed" } as const;
const red = { title: "login is limited", status: "failed" } as const;

it("only the named test can catch a mistake", () => {
  expect(verdictOf("is limited", [green, red], false)).toEqual({ caught: true, by: "login is limited" });
  expect(verdictOf("is closed", [red], false)).toEqual({ caught: false, by: '"is closed" stays green' });
  expect(verdictOf("is limited", [green], false).caught).toBe(false);
});

it("a run without tests, or without an end, catches nothing", () => {
  expect(verdictOf("is limited", [], false)).toEqual({ caught: false, by: "no test could be run" });
  expect(verdictOf("is limited", [], true)).toEqual({ caught: false, by: "the run did not end" });
});

it("without a mistake each named test must run and be green", () => {
  expect(baselineProblem(["limited"], [green])).toBeUndefined();
  expect(baselineProblem(["limited"], [green, red])).toContain("red without any mistake");
  expect(baselineProblem(["limited", "closed"], [green])).toContain('"closed"');
});
