import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { editorSchema } from "./editorSchema.ts";
import { flattenSchema } from "./flattenSchema.ts";
import { readSchemaSources } from "./schemaSources.ts";

const schema = editorSchema(flattenSchema("brand.root.json", await readSchemaSources()));
const accepts = new Ajv2020({ strict: false }).compile(schema);

const brand = { id: "acme", merchant: "ACM01", name: { ko: "에이스" }, theme: { colors: { brand: "#0b6e4f" } } };
const child = { id: "beta", merchant: "BET01", extends: "acme" };

test("an editor accepts a brand, one that sets only what differs, and one that exists only to be extended", () => {
  expect(accepts(brand)).toBe(true);
  expect(accepts({ ...child, theme: { mode: "dark" } })).toBe(true);
  const { merchant, ...house } = brand;
  expect(accepts({ ...house, abstract: true })).toBe(true);
});

test.each([
  ["no merchant", { ...brand, merchant: undefined }],
  ["no name", { ...brand, name: undefined }],
  ["no brand colour", { ...brand, theme: { colors: {} } }],
  ["no merchant, although it extends another brand", { ...child, merchant: undefined }],
  ["an entry of a list without what it needs", { ...child, memberMenu: [{}] }],
])("it marks a brand with %s", (_, value) => {
  expect(accepts(JSON.parse(JSON.stringify(value)))).toBe(false);
});

test("null removes any value that can be inherited", () => {
  const taken = { layout: { header: null, home: null }, switches: null, features: { sports: null }, firebase: null };
  expect(accepts({ ...child, ...taken })).toBe(true);
});

test.each([
  { id: null },
  { merchant: null },
  { domains: null },
  { compliance: { licences: null } },
  { locales: [null] },
])("null is not allowed in %j", (value) => {
  expect(accepts({ ...child, ...value })).toBe(false);
});
