import { expect, it } from "vitest";
import { memoryTree } from "../lib/tree.ts";
import { run } from "./numberUnits.ts";

const check = (properties: object) =>
  run(memoryTree({ "schemas/platform/requests/a.schema.json": JSON.stringify({ type: "object", properties }) }));

it.each([
  ["money without a unit", { fee: { type: "integer" } }, '"fee" is a number without x-unit.'],
  ["a number in a list", { list: { type: "array", items: { type: "number" } } }, '"list" is a number without x-unit.'],
  ["a number that may be null", { left: { type: ["integer", "null"] } }, '"left" is a number without x-unit.'],
  ["an unknown unit", { fee: { type: "integer", "x-unit": "cents" } }, '"fee" has the unknown unit "cents".'],
  [
    "fractions of minor units",
    { fee: { type: "number", "x-unit": "minor" } },
    '"fee" counts minor units, which are integers.',
  ],
  [
    "a new field in whole units",
    { fee: { type: "number", "x-unit": "major" } },
    '"fee" is money: say it in minor units ("x-unit": "minor").',
  ],
  [
    "a bound in minor units, which only fits one currency",
    { fee: { type: "integer", "x-unit": "minor", maximum: 1_000_000_000_000 } },
    '"fee" is money: a bound in minor units is another one in each currency, so it has none but 9007199254740991; the platform bounds it.',
  ],
  ["a unit of no number", { fee: { type: "string", "x-unit": "minor" } }, '"fee" has a unit and is not a number.'],
])("%s is found", (_, properties, message) => {
  expect(run(memoryTree({ "schemas/other.schema.json": '{ "type": "integer" }' }))).toEqual([]);
  expect(check(properties)).toEqual([{ path: "schemas/platform/requests/a.schema.json", message }]);
});

it("numbers with units, ids and flags are right", () => {
  const properties = {
    fee: { type: "integer", "x-unit": "minor", maximum: Number.MAX_SAFE_INTEGER },
    sumBalance: { type: "number", "x-unit": "major" },
    value: { type: "integer", "x-unit": "minor or minutes" },
    id: { type: ["string", "integer"] },
    isHot: { type: ["boolean", "integer"] },
  };
  expect(check(properties)).toEqual([]);
});
