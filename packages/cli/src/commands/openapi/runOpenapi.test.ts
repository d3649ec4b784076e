import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { runLivery } from "../../testing/runLivery.ts";

const folder = mkdtempSync(join(tmpdir(), "livery-openapi-"));

it("livery openapi prints the document, or writes it to a file", async () => {
  const printed = await runLivery(["openapi"], folder);
  expect(printed).toMatchObject({ code: 0, stderr: "" });
  expect(JSON.parse(printed.stdout)).toMatchObject({ openapi: expect.stringMatching(/^3\.1\./) });
  const written = await runLivery(["openapi", "--out", "api.json"], folder);
  expect(written).toEqual({ code: 0, stdout: "", stderr: "wrote api.json\n" });
  expect(readFileSync(join(folder, "api.json"), "utf8")).toBe(printed.stdout);
});

it("a file that cannot be written is reported in one sentence", async () => {
  const { code, stderr } = await runLivery(["openapi", "--out", "nowhere/api.json"], folder);
  expect([code, stderr]).toEqual([2, expect.stringContaining("nowhere/api.json cannot be written")]);
});
