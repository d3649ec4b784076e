import { expect, it } from "vitest";
import type { RunnerId } from "../mutate/runnerOf.ts";
import { argumentsFor } from "./runNearTests.ts";

const test = (runner: RunnerId, file: string) => ({ runner, file, distance: 1 });

it.each([
  ["node", [test("unit", "a.test.ts"), test("slow", "a.slow.test.ts")], "run --project unit --project slow"],
  ["stories", [test("stories", "A.stories.tsx")], "run --config vitest.stories.config.ts"],
  ["e2e", [test("e2e", "e2e/a.spec.ts")], "test --config e2e/playwright.config.ts"],
] as const)("%s runs its files with its own configuration", (program, tests, suite) => {
  const line = argumentsFor(program, tests, "near.json").join(" ");
  expect(line).toContain(suite);
  expect(line.endsWith(` ${tests.map(({ file }) => file).join(" ")}`)).toBe(true);
});
