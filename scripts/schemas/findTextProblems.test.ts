import { expect, test } from "vitest";
import { findTextProblems } from "./findTextProblems.ts";
import { type SchemaSources, readSchemaSources } from "./schemaSources.ts";
import type { SourceSchema } from "./sourceSchema.ts";

const committed = await readSchemaSources();

/** One part in addition to the committed rows. */
function withPart(schema: SourceSchema): SchemaSources {
  return { ...committed, parts: new Map([["new.schema.json", schema]]) };
}

test("BR-059 every key and every row for operators has its texts in both languages", () => {
  expect(findTextProblems(committed)).toEqual([]);
});

test("a key without Korean is named with its place, at every depth", () => {
  const key = { title: "Key", description: "A key." };
  const faults = findTextProblems(withPart({ properties: { one: { items: key } }, $defs: { two: { "x-each": key } } }));
  expect(faults).toEqual([
    "schemas/new.schema.json#/properties/one/items has no Korean title: add x-ko.title.",
    "schemas/new.schema.json#/properties/one/items has no Korean description: add x-ko.description.",
    "schemas/new.schema.json#/$defs/two/x-each has no Korean title: add x-ko.title.",
    "schemas/new.schema.json#/$defs/two/x-each has no Korean description: add x-ko.description.",
  ]);
});

test("Korean that belongs to nothing is named as well", () => {
  expect(findTextProblems(withPart({ $ref: "#/other", "x-ko": { title: "키" } }))).toEqual([
    "schemas/new.schema.json# has a Korean title and no English one: add it, or remove x-ko.title.",
  ]);
});

test("rows of tables need a title in both languages, and removed rows leave none behind", () => {
  const { live, ...others } = committed.rowTexts.ko["features"] ?? {};
  const ko = { ...committed.rowTexts.ko, features: { ...others, bingo: live ?? {} } };
  expect(findTextProblems({ ...withPart({}), rowTexts: { ...committed.rowTexts, ko } })).toEqual([
    "schemas/tables.ko.json: the row live of features has no title.",
    "schemas/tables.ko.json: the row live of features has no description.",
    "schemas/tables.ko.json: there is no row bingo in features: remove it.",
  ]);
});
