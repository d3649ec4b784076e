import { expect, test } from "vitest";
import { exampleSource, exampleTexts } from "../fixtures/example.ts";
import { compileBrands } from "./compileBrands.ts";
import { recordReaders } from "./recordReaders.ts";

function readersOf(pointer: string): string[] {
  const record = recordReaders("acme");
  const context = { baseTexts: exampleTexts, date: "2026-01-01", observe: record.observe };
  const sources = [exampleSource({ layout: { header: "rail" } }), exampleSource({ id: "beta", merchant: "BET01" })];
  compileBrands(sources, context);
  return record.readersOf(pointer);
}

test("the readers of a key are the functions and rules that asked for it while the brand compiled", () => {
  expect(readersOf("/hosts/games")).toContain("compilePolicy");
  expect(readersOf("/hosts/games")).not.toContain("compileTheme");
  expect(readersOf("/theme/shape/corner")).toEqual(expect.arrayContaining(["compileTheme", "rule LIV1212"]));
  expect(readersOf("/layout/shortcuts")).toEqual(expect.arrayContaining(["compileSite", "rule LIV1210"]));
  expect(readersOf("/compliance/markets")).toContain("applyCompliance");
});

test("what is handed on as part of an object has its reader, and its neighbours have theirs", () => {
  expect(readersOf("/switches/FREEPLAY3")).toContain("compileSite");
  expect(readersOf("/switches/FREEPLAY3")).not.toContain("rule LIV1204");
  expect(readersOf("/switches/USERNAMEREG3")).toContain("rule LIV1204");
});

test("a key that is not there has readers too: whoever asked for it, or looked through what could hold it", () => {
  expect(readersOf("/title")).toContain("compileSite");
  expect(readersOf("/hosts/endpoints/login")).toContain("compileSite");
});

test("a key that nothing of a compile asks for has none", () => {
  expect(readersOf("/$schema")).toEqual([]);
});

test("recording changes nothing of what is compiled", () => {
  const sources = [exampleSource()];
  const context = { baseTexts: exampleTexts, date: "2026-01-01" };
  const recorded = compileBrands(sources, { ...context, observe: recordReaders("acme").observe });
  expect(JSON.stringify(recorded.brands)).toBe(JSON.stringify(compileBrands(sources, context).brands));
});
