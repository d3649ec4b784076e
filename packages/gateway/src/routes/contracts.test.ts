import { liveCalls } from "@livery/platform/allCalls.gen.ts";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

// Each live call is shown to answer as the ledger has it: `expectContract` in a test of this folder.

const folder = import.meta.dirname;
const tests = readdirSync(folder).filter((name) => name.endsWith(".test.ts"));
const shown = tests.flatMap((name) =>
  [...readFileSync(join(folder, name), "utf8").matchAll(/\.expectContract\(\s*(\w+),/g)].map(([, id]) => id),
);

it("every live call has a test that shows its good answer", () => {
  expect(Object.keys(liveCalls).filter((id) => !shown.includes(id))).toEqual([]);
});
