import { expect, it } from "vitest";
import { createExamples } from "./examples.ts";
import type { JsonSchema } from "./readSchemas.ts";

const name = { type: "string", examples: ["Silver", "Gold"] };
const ref = (component: string) => ({ $ref: `#/components/schemas/${component}` });
const examplesOf = (schema: JsonSchema, others: Readonly<Record<string, JsonSchema>> = {}) =>
  createExamples({ Asked: schema, ...others })("Asked");

it.each<[string, JsonSchema, unknown]>([
  ["its own example", name, ["Silver", "Gold"]],
  ["its first choice", { type: "string", enum: ["UP", "DOWN"] }, ["UP"]],
  ["the minimum of a number, or one", { type: "integer", minimum: 5 }, [5]],
  ["its first type", { type: ["boolean", "integer"] }, [true]],
  ["a list of one entry", { type: "array", items: name }, [["Silver"]]],
  ["an empty list of optional entries", { type: "array" }, [[]]],
  ["every field except open ones", { type: "object", properties: { name, open: {} } }, [{ name: "Silver" }]],
])("the example of a schema is %s", (_, schema, examples) => {
  expect(examplesOf(schema)).toEqual(examples);
});

it("examples follow references, and recursion ends", () => {
  const node = { type: "object", properties: { name: ref("Name"), below: { type: "array", items: ref("Node") } } };
  expect(
    examplesOf({ type: "object", properties: { tree: ref("Node"), parent: ref("Asked") } }, { Name: name, Node: node }),
  ).toEqual([{ tree: { name: "Silver", below: [] } }]);
});

it("a text without an example is an error with its name", () => {
  const schema = { type: "object", properties: { rank: { type: "object", properties: { name: { type: "string" } } } } };
  expect(() => examplesOf(schema)).toThrow("schemas/platform: Asked.rank.name is a text: it needs `examples`.");
});
