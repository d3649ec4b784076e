import type { PackResult } from "@livery/pack/packBrands.ts";
import { expect, test } from "vitest";
import type { Selection } from "../../selectBrands.ts";
import type { Terminal } from "../../terminal.ts";
import { buildReport, formatBuild } from "./buildReport.ts";

const selection = { ids: [], brands: [], problems: [], errors: 0 } as unknown as Selection;
const terminal = { style: (_style: unknown, text: string) => text } as Terminal;
const firstLoad = { scripts: 100, budget: 200, files: [] };
const manifest = { firstLoad, entry: { js: [] }, sections: {}, files: {} };

function resultOf(gone: Pick<PackResult, "removed" | "left">): PackResult {
  const result: unknown = {
    runtime: { hash: "a", fresh: false, manifest },
    packed: [],
    failed: [],
    files: {},
    ...gone,
  };
  return result as PackResult;
}

test.each([
  [
    "a partial build names it and how to delete it",
    { removed: [], left: ["old"] },
    /! old .* still there; --prune deletes it/,
  ],
  [
    "a whole build says that it was deleted",
    { removed: ["old"], left: [] },
    /- old is no longer a site; its pack was removed/,
  ],
])("the pack of a renamed brand: %s", (_what, gone, line) => {
  expect(formatBuild(selection, resultOf(gone), terminal)).toMatch(line);
  expect(buildReport(selection, resultOf(gone))).toMatchObject(gone);
});
