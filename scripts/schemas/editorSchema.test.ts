import { readEditorSchema } from "@livery/brand/readEditorSchema.ts";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { editorSchema } from "./editorSchema.ts";
import { flattenSchema } from "./flattenSchema.ts";
import { readSchemaSources } from "./schemaSources.ts";
import { shareRules } from "./shareRules.ts";

const flat = flattenSchema("brand.root.json", await readSchemaSources());
const schema = shareRules(editorSchema(flat));
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

test("the core reads from the editors' file what the schemas say, with every text, rule and required key", () => {
  const said = JSON.stringify(flat, (key, value: unknown) => (key === "x-type" ? undefined : value));
  expect(readEditorSchema({ $schema: "", $comment: "", ...schema })).toEqual(JSON.parse(said));
});

test("a definition shares no key with its references, since some editors let it win", () => {
  const definitions = schema["$defs"] as Record<string, object>;
  const clashes = Object.values(definitions)
    .concat(schema)
    .flatMap(referencesIn)
    .flatMap(({ $ref, ...own }) => {
      const definition = definitions[$ref.slice("#/$defs/".length)] ?? {};
      return Object.keys(own).filter((key) => key in definition);
    });
  expect(clashes).toEqual([]);
});

function referencesIn(node: object): { readonly $ref: string }[] {
  const { $defs: _, ...rest } = node as Record<string, unknown>;
  const below = Object.values(rest).flatMap((value) =>
    typeof value === "object" && value !== null ? referencesIn(value) : [],
  );
  return "$ref" in rest ? [rest as { $ref: string }, ...below] : below;
}
