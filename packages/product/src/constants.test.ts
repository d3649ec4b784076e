import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { constants } from "./constants.ts";
import { gameTypes } from "./gameTypes.ts";
import { pointRates } from "./pointRates.ts";
import { decisionOf, registerRows } from "./registerRows.ts";

const register = registerRows(readFileSync(new URL("../../../docs/requirements.md", import.meta.url), "utf8"));

function cellsOf(row: string): readonly string[] {
  return register.find(({ id }) => id === row)?.cells ?? [];
}

/** The units that the register writes out or abbreviates; a number without one counts what its name says. */
const units = [
  { written: /\d ?s\b|per second/, unit: "seconds" },
  { written: /\d ms\b/, unit: "milliseconds" },
  { written: /\bminutes\b/, unit: "minutes" },
  { written: /\d h\b/, unit: "hours" },
  { written: /\dMB\b/, unit: "megabytes" },
  { written: /\blines\b/, unit: "lines" },
];

function numbersIn(text: string): readonly number[] {
  return (text.replace("once per", "1").match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
}

const byRow = [...Map.groupBy(constants, ({ requirement }) => requirement)].map(([row, parts]) => ({ row, parts }));

test.each(byRow.filter(({ row }) => row.startsWith("CN-")))("$row has the row's value and unit", ({ row, parts }) => {
  const [, cell = ""] = cellsOf(row);
  expect(parts.map(({ value }) => value)).toEqual(numbersIn(decisionOf(cell)));
  const written = units.filter((unit) => unit.written.test(cell)).map(({ unit }) => unit);
  for (const { unit } of parts) expect(written.length === 0 ? [unit] : written).toEqual([unit]);
});

test("values that other rows repeat match the row", () => {
  const others = byRow.filter(({ row }) => !row.startsWith("CN-"));
  expect(others.map(({ row }) => row)).toEqual(["CO-023", "VF-051"]);
  for (const { row, parts } of others)
    expect(
      parts.map(({ value }) => value),
      row,
    ).toEqual(numbersIn(decisionOf(cellsOf(row)[0] ?? "")));
});

test.each(pointRates)(
  "$requirement stakes in $gameType earn points at the row's rate, $rate",
  ({ requirement, gameType, rate }) => {
    expect(cellsOf(requirement).slice(0, 2)).toEqual([`Point rate ${gameType}`, rate.toFixed(2)]);
  },
);

test("game types without a rate in the register earn no points", () => {
  const rated = register.filter(({ id, cells: [name = ""] }) => id.startsWith("CN-") && name.startsWith("Point rate "));
  expect(pointRates.map(({ requirement }) => requirement)).toEqual(rated.map(({ id }) => id));
});

test("CN-043 the game types are those of the row", () => {
  expect(gameTypes.map(({ id }) => id).toSorted()).toEqual((cellsOf("CN-043")[1] ?? "").split(", ").toSorted());
});
