import { readTree, suiteFolder } from "@livery/pack/testing/brandFolders.ts";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { runLivery } from "./testing/runLivery.ts";

vi.setConfig({ testTimeout: 60_000 });

const folder = suiteFolder();

test("livery docs writes the reference, and --check lists out-of-date pages without changing them", async () => {
  expect((await runLivery(["docs", "--out", "reference"], folder)).code).toBe(0);
  const written = readTree(folder);
  expect(written.has("reference/en/keys.md") && written.has("reference/ko/keys.md")).toBe(true);
  const fresh = await runLivery(["docs", "--check", "--out", "reference"], folder);
  expect([fresh.code, fresh.stdout]).toEqual([0, "The reference is up to date.\n"]);

  writeFileSync(join(folder, "reference", "en", "keys.md"), "old");
  writeFileSync(join(folder, "reference", "ko", "gone.md"), "left over");
  const stale = await runLivery(["docs", "--check", "--out", "reference"], folder);
  expect(stale.code).toBe(1);
  expect(stale.stdout).toContain("reference/en/keys.md is out of date\nreference/ko/gone.md is out of date\n");
  expect((await runLivery(["docs", "--out", "reference"], folder)).code).toBe(0);
  expect(readTree(folder)).toEqual(written);
});

test("livery docs does not write to a folder with other files", async () => {
  writeFileSync(join(folder, "notes.txt"), "mine");
  const { code, stderr } = await runLivery(["docs", "--out", "."], folder);
  expect([code, stderr]).toEqual([2, expect.stringContaining("is not a page of the reference")]);
});
