import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { allCalls } from "./allCalls.gen.ts";

const ledger = readFileSync(join(import.meta.dirname, "../../../docs/requirements.md"), "utf8");

/** The cells of a call's row: id, path, method, auth, encrypted … */
function ledgerCells(id: string): readonly string[] {
  const line = ledger.split("\n").find((text) => text.startsWith(`| ${id} ·`)) ?? "";
  return line.split("|").map((cell) => cell.trim());
}

it.each(allCalls)("the call $id is what the ledger says of it", ({ id, ledger: row, path, method, auth }) => {
  const [, , ledgerPath = "", ledgerMethod = "", ledgerAuth = ""] = ledgerCells(row);
  expect(path, id).toBe(ledgerPath);
  expect(ledgerMethod, id).toContain(method);
  expect(ledgerAuth, id).toContain(auth);
});
