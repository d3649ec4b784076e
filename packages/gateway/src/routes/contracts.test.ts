import { liveCalls } from "@livery/platform/allCalls.gen.ts";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

// Each live call has a successful response that matches its schema: `expectContract` in a test of this folder.

const folder = import.meta.dirname;
const tests = readdirSync(folder).filter((name) => name.endsWith(".test.ts"));
const shown = tests.flatMap((name) =>
  [...readFileSync(join(folder, name), "utf8").matchAll(/\.expectContract\(\s*(\w+),/g)].map(([, id]) => id),
);

it("every live call has a test of its successful response", () => {
  expect(Object.keys(liveCalls).filter((id) => !shown.includes(id))).toEqual([]);
});
