import { expect, test } from "vitest";
import type { SchemaRules } from "./schemaRules.ts";
import { fitsSchema, schemaErrors } from "./validateSchema.ts";

const brand: SchemaRules = {
  type: "object",
  additionalProperties: false,
  required: ["id", "theme"],
  properties: {
    id: { type: "string", pattern: "^\\p{Ll}+$", minLength: 2, maxLength: 4 },
    theme: { type: "object", required: ["color"], minProperties: 1, properties: { color: { type: "string" } } },
    mode: { enum: ["light", "dark"] },
    size: { type: "integer", minimum: 1, maximum: 9 },
    rate: { type: "number", minimum: 0.5 },
    on: { type: "boolean" },
    menu: { type: "array", minItems: 1, maxItems: 3, items: { type: "object" } },
    hosts: { type: "array", uniqueItems: true, items: { type: "string" } },
  },
};

const good = { id: "acme", theme: { color: "red" } };

test.each([
  [good],
  [{ ...good, mode: "dark", size: 9, rate: 0.5, on: false, menu: [{ a: 1 }, { a: 2 }], theme: { color: "", more: 1 } }],
  [{ ...good, id: "𝒶𝒷𝒸𝒹" }],
])("%j fits", (value) => {
  expect(schemaErrors(brand, value)).toEqual([]);
  expect(fitsSchema(brand, value)).toBe(true);
});

test.each<[value: unknown, ...errors: [keyword: string, path: string][]]>([
  [null, ["type", ""]],
  [[], ["type", ""]],
  [{}, ["required", "id"], ["required", "theme"]],
  [{ id: "acme", theme: {} }, ["minProperties", "theme"], ["required", "theme.color"]],
  [{ ...good, id: "a" }, ["minLength", "id"]],
  [{ ...good, id: "acmes" }, ["maxLength", "id"]],
  [{ ...good, id: "éééé".repeat(9000) }, ["maxLength", "id"]],
  [{ ...good, id: "ACME" }, ["pattern", "id"]],
  [{ ...good, mode: "dim" }, ["enum", "mode"]],
  [{ ...good, size: 0 }, ["minimum", "size"]],
  [{ ...good, size: 10 }, ["maximum", "size"]],
  [{ ...good, size: 1.5 }, ["type", "size"]],
  [{ ...good, rate: 0.4, on: 1 }, ["minimum", "rate"], ["type", "on"]],
  [{ ...good, menu: [] }, ["minItems", "menu"]],
  [{ ...good, menu: [{}, 1, { a: 1 }, { a: 2 }] }, ["maxItems", "menu"], ["type", "menu.1"]],
  [{ ...good, hosts: ["a", "b", "b", "a"] }, ["uniqueItems", "hosts.2"]],
  [{ ...good, colour: 1, id: 7 }, ["type", "id"], ["additionalProperties", "colour"]],
  [JSON.parse('{"id":"acme","theme":{"color":""},"__proto__":{}}'), ["additionalProperties", "__proto__"]],
])("%j does not fit", (value, ...errors) => {
  const found = schemaErrors(brand, value).map(({ keyword, path }) => [keyword, path.join(".")]);
  expect(found).toEqual(errors);
  expect(fitsSchema(brand, value)).toBe(false);
});

test('the text "__proto__" twice in a list is there twice', () => {
  const list: SchemaRules = { type: "array", uniqueItems: true, items: { type: "string" } };
  expect(schemaErrors(list, ["__proto__", "a", "__proto__"])).toMatchObject([{ path: [2] }]);
});

test("a list of very many wrong entries is too long, and its entries are not looked at", () => {
  const list: SchemaRules = { type: "array", maxItems: 3, items: { type: "object", required: ["a"] } };
  const entries = Array.from({ length: 200_000 }, () => ({}));
  expect(schemaErrors(list, entries)).toMatchObject([{ keyword: "maxItems", path: [] }]);
});
