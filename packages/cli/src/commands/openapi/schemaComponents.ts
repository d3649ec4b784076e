import { withoutFiles } from "@livery/platform/fileField.ts";
import type { JsonSchema, PlatformSchemas } from "./readSchemas.ts";

/** The path of the schemas in the document. */
export const COMPONENTS = "#/components/schemas/";

/** A reference to a component of the document. */
export function componentRef(name: string): { readonly $ref: string } {
  return { $ref: COMPONENTS + name };
}

export function titleOf(schema: JsonSchema): string {
  if (typeof schema.title !== "string") throw new Error(`A schema has no title: ${JSON.stringify(schema)}`);
  return schema.title;
}

/**
 * The schemas as components by their titles, those of requests without files, which are no part of the JSON. References to other files, or to their own definitions, become components
 * as well.
 */
export function schemaComponents({ answers, requests, shared }: PlatformSchemas): Readonly<Record<string, JsonSchema>> {
  const components: [string, JsonSchema][] = [];
  for (const schema of [...answers.values(), ...[...requests.values()].map(withoutFiles), ...shared.values()]) {
    const { $schema, $id, $defs = {}, ...own } = schema;
    const defs = Object.entries($defs as Readonly<Record<string, JsonSchema>>);
    const names = new Map(defs.map(([key, def]) => [key, definitionName(titleOf(schema), key, def)]));
    const nameOf = (ref: string): string => referredName(ref, names, shared);
    components.push([titleOf(schema), rewritten(own, nameOf)]);
    for (const [key, def] of defs) components.push([names.get(key) ?? key, rewritten(def, nameOf)]);
  }
  const sorted = components.toSorted(([left], [right]) => (left < right ? -1 : 1));
  const twice = sorted.find(([name], at) => name === sorted[at + 1]?.[0]);
  if (twice) throw new Error(`schemas/platform: two schemas have the title ${twice[0]}.`);
  return Object.fromEntries(sorted);
}

function definitionName(owner: string, key: string, { title }: JsonSchema): string {
  return typeof title === "string" ? title : `${owner}${key.charAt(0).toUpperCase()}${key.slice(1)}`;
}

/** The name of the component that a reference points to. */
function referredName(
  ref: string,
  definitions: ReadonlyMap<string, string>,
  shared: PlatformSchemas["shared"],
): string {
  const file = shared.get(/^\.\/shared\/(\w+)\.schema\.json$/.exec(ref)?.[1] ?? "");
  const name = file ? titleOf(file) : definitions.get(ref.replace("#/$defs/", ""));
  if (name === undefined) throw new Error(`schemas/platform: there is nothing at ${ref}.`);
  return name;
}

/** A copy with references that point into the document. */
function rewritten(schema: JsonSchema, nameOf: (ref: string) => string): JsonSchema {
  const text = JSON.stringify(schema, (key, value: unknown) =>
    key === "$ref" && typeof value === "string" ? componentRef(nameOf(value)).$ref : value,
  );
  return JSON.parse(text) as JsonSchema;
}
