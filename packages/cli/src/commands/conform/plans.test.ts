import { COMPONENTS } from "../openapi/schemaComponents.ts";
import type { JsonSchema } from "../openapi/readSchemas.ts";
import { expect, it } from "vitest";
import { type LiveCallId, isRead, readContract } from "./contract.ts";
import { type Plan, agreements, plans } from "./plans.ts";

const { calls, components } = await readContract();

function resolved(schema: JsonSchema): JsonSchema {
  return typeof schema["$ref"] === "string" ? resolved(components[schema["$ref"].slice(COMPONENTS.length)]!) : schema;
}

/** The schema at a JSON pointer into a call's value. */
function schemaAt(id: string, pointer: string): JsonSchema | undefined {
  let found = calls.get(id)?.answer;
  for (const name of pointer.split("/").slice(1)) {
    const { items, properties } = found ? resolved(found) : ({} as JsonSchema);
    found = /^\d+$/.test(name) ? (items as JsonSchema) : (properties as Record<string, JsonSchema> | undefined)?.[name];
  }
  return found;
}

it("every call that changes something has a plan: a new one has to say whether it may be carried out", () => {
  const writes = [...calls.values()].filter((call) => !isRead(call)).map(({ call }) => call.id);
  expect(writes.filter((id) => !(id in plans))).toEqual([]);
});

it.each(Object.entries(plans) as [LiveCallId, Plan][])("the plan of %s names fields that exist", (id, plan) => {
  const { fields = {} } = calls.get(id) ?? {};
  for (const name of [...Object.keys(plan.from ?? {}), ...(plan.fresh ?? []), ...(plan.without ?? [])])
    expect(fields, name).toHaveProperty(name);
  for (const [source, at] of Object.values(plan.from ?? {}))
    expect(schemaAt(source, at), `${source}${at}`).toBeDefined();
});

it("places that agree exist, in the units that are compared", () => {
  for (const { of, at, with: other, there } of agreements) {
    expect(schemaAt(of, at)).toMatchObject({ "x-unit": "major" });
    expect(schemaAt(other, there)).toMatchObject({ "x-unit": "minor" });
  }
});
