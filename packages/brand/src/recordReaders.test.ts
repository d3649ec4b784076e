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

test("the readers of a key are the functions and rules that read it while the brand compiled", () => {
  expect(readersOf("/hosts/games")).toContain("compilePolicy");
  expect(readersOf("/hosts/games")).not.toContain("compileTheme");
  expect(readersOf("/theme/shape/corner")).toEqual(expect.arrayContaining(["compileTheme", "rule LIV1212"]));
  expect(readersOf("/layout/shortcuts")).toEqual(expect.arrayContaining(["compileSite", "rule LIV1210"]));
  expect(readersOf("/compliance/markets")).toContain("applyCompliance");
});

test("a value passed on as part of an object has its own reader, and so do its neighbours", () => {
  expect(readersOf("/switches/FREEPLAY3")).toContain("compileSite");
  expect(readersOf("/switches/FREEPLAY3")).not.toContain("rule LIV1204");
  expect(readersOf("/switches/USERNAMEREG3")).toContain("rule LIV1204");
});

test("an absent key has readers too: those that looked it up or listed its parent's keys", () => {
  expect(readersOf("/title")).toContain("compileSite");
  expect(readersOf("/hosts/endpoints/login")).toContain("compileSite");
});

test("a key that nothing reads during a compile has none", () => {
  expect(readersOf("/$schema")).toEqual([]);
});

test("recording does not change the compiled brand", () => {
  const sources = [exampleSource()];
  const context = { baseTexts: exampleTexts, date: "2026-01-01" };
  const recorded = compileBrands(sources, { ...context, observe: recordReaders("acme").observe });
  expect(JSON.stringify(recorded.brands)).toBe(JSON.stringify(compileBrands(sources, context).brands));
});
