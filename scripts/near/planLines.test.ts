import { expect, it } from "vitest";
import type { RunnerId } from "../mutate/runnerOf.ts";
import { chosenLines, leftLines } from "./planLines.ts";

const tests = (runner: RunnerId, count: number, ...distances: readonly number[]) =>
  Array.from({ length: count }, (_, at) => ({ runner, file: `${runner}${at}`, distance: distances[at] ?? 1 }));

it("what runs is said by kind, with the files if they are few", () => {
  const chosen = [...tests("unit", 9, 0, 3), ...tests("stories", 1, 1)];
  expect(chosenLines({ chosen, seconds: 20.4 })).toEqual([
    "Tests, about 20 s:",
    "  unit     9 files, 0 to 3 steps from the change",
    "  stories  1 file, 1 step from the change: stories0",
  ]);
  expect(chosenLines({ chosen: [], seconds: 0 })).toEqual(["Tests: none."]);
});

it("what is left out is counted by kind, with the command that runs it", () => {
  expect(leftLines([...tests("stories", 113), ...tests("e2e", 2)])).toEqual([
    "Left out, although the change reaches them too:",
    "  stories  113 files  npm run test:stories",
    "  e2e      2 files    npm run test:e2e -- e2e0 e2e1",
  ]);
  expect(leftLines([])).toEqual([]);
});
