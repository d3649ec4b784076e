import type { JsonSchema } from "./readSchemas.ts";
import { COMPONENTS } from "./schemaComponents.ts";

/** The schemas of a document's components, by name. */
type Components = Readonly<Record<string, JsonSchema>>;

/** Values that match a component. */
export type Examples = (name: string) => readonly unknown[];

/** An example of a file field, as base64: of a list, it has one entry. */
export function fileExamples({ items, examples }: JsonSchema): unknown {
  return items === undefined ? (examples as readonly unknown[])[0] : [fileExamples(items as JsonSchema)];
}

/**
 * Returns examples of components, always the same ones: the schema's own, or one built from all of its fields. Examples
 * are defined only in the schemas, because fields belong together there as well (AP-072).
 */
export function createExamples(components: Components): Examples {
  const seen: string[] = [];

  function ofComponent(name: string): readonly unknown[] {
    const schema = components[name];
    if (!schema) throw new Error(`There is no component ${name}.`);
    // Recursion ends here.
    if (seen.includes(name)) return [];
    seen.push(name);
    const found = ofSchema(schema, name);
    seen.pop();
    return found;
  }

  function ofSchema(schema: JsonSchema, place: string): readonly unknown[] {
    const { examples, enum: choices, $ref } = schema;
    if (Array.isArray(examples)) return examples;
    if (typeof $ref === "string") return ofComponent($ref.slice(COMPONENTS.length));
    return Array.isArray(choices) ? choices.slice(0, 1) : ofType(schema, place);
  }

  function ofType(schema: JsonSchema, place: string): readonly unknown[] {
    const { type, items, minimum = 1 } = schema;
    const [name] = [type].flat();
    if (name === "object") return [objectOf(schema, place)];
    if (name === "array") return [items === undefined ? [] : ofSchema(items as JsonSchema, place).slice(0, 1)];
    if (name === "integer" || name === "number") return [Math.max(1, Number(minimum))];
    if (name === "boolean") return [true];
    // No keyword describes what a text looks like.
    if (name === "string") throw new Error(`schemas/platform: ${place} is a text: it needs \`examples\`.`);
    return [];
  }

  function objectOf({ properties = {} }: JsonSchema, place: string): JsonSchema {
    const fields = Object.entries(properties as Components).flatMap(([name, field]) => {
      const [value] = ofSchema(field, `${place}.${name}`);
      return value === undefined ? [] : [[name, value] as const];
    });
    return Object.fromEntries(fields);
  }

  return ofComponent;
}
