import { Ajv2020 } from "ajv/dist/2020.js";
import standaloneCode from "ajv/dist/standalone/index.js";
import type { FlatSchema } from "./sourceSchema.ts";

const checked = [
  "type",
  "enum",
  "required",
  "additionalProperties",
  "minProperties",
  "minItems",
  "maxItems",
  "uniqueItems",
  "minimum",
  "maximum",
  "minLength",
  "maxLength",
  "pattern",
] as const satisfies readonly (keyof FlatSchema)[];

/**
 * Compiles a schema to a module that validates without ajv at run time, so that the command line starts without
 * compiling anything. ajv writes `require` for its helpers even into an ES module (ajv#2209); those become imports here.
 */
export function emitValidator(schema: FlatSchema, banner: string): string {
  const code = { source: true, esm: true };
  const ajv = new Ajv2020({ allErrors: true, messages: false, strict: true, inlineRefs: false, code });
  const validate = ajv.compile({ ...shared(bare(schema)), $id: "brand" });
  const imports: string[] = [];
  const source = standaloneCode
    .default(ajv, { validateBrand: "brand" })
    .replace(/^"use strict";/, "")
    .replaceAll(/const (\w+) = require\("([^"]+)"\)\.default;/g, (_, name: string, path: string) => {
      imports.push(`import ${name}Module from "${path}.js";`);
      // Node returns the module's exports, bundlers their default.
      return `const ${name} = ${name}Module.default ?? ${name}Module;`;
    })
    // In a plain object the text "__proto__" is not a key, so it could occur twice in a list.
    .replaceAll(/const (indices\d+) = \{\}/g, "const $1 = Object.create(null)");
  if (source.includes("require("))
    throw new Error("ajv has written a form of require that emitValidator does not know.");
  if (typeof validate !== "function") throw new Error("ajv has compiled no validator.");
  return `// ${banner}\n${imports.join("\n")}\n${source}\n`;
}

/** A copy with the keywords that decide, without those that describe. */
function bare(schema: FlatSchema): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const keyword of checked) if (schema[keyword] !== undefined) kept[keyword] = schema[keyword];
  if (schema.items) kept["items"] = bare(schema.items);
  if (schema.properties) {
    kept["properties"] = Object.fromEntries(
      Object.entries(schema.properties).map(([key, value]) => [key, bare(value)]),
    );
  }
  return kept;
}

type Node = Record<string, unknown>;

/**
 * The same schema with one definition for parts that occur several times: a text in forty languages at seven places
 * would otherwise become as many copies of the same code.
 */
function shared(schema: Node): Node {
  const seen = new Map<string, number>();
  const count = (node: Node): void => {
    const text = JSON.stringify(node);
    seen.set(text, (seen.get(text) ?? 0) + 1);
    if (seen.get(text) === 1) childrenOf(node).forEach(count);
  };
  count(schema);
  const names = new Map<string, string>();
  const $defs: Node = {};
  const place = (node: Node): Node => {
    const text = JSON.stringify(node);
    if ((seen.get(text) ?? 0) < 2 || text.length < LONG) return withChildren(node, place);
    const known = names.get(text);
    const name = known ?? `shape${names.size}`;
    names.set(text, name);
    if (known === undefined) $defs[name] = withChildren(node, place);
    return { $ref: `#/$defs/${name}` };
  };
  return { ...place(schema), $defs };
}

/** A shorter schema costs less than the call of its own function. */
const LONG = 80;

function childrenOf({ items, properties = {} }: Node): readonly Node[] {
  return [...(items ? [items as Node] : []), ...Object.values(properties as Record<string, Node>)];
}

function withChildren(node: Node, map: (child: Node) => Node): Node {
  const { items, properties } = node;
  const entries = Object.entries((properties ?? {}) as Record<string, Node>);
  return {
    ...node,
    ...(items ? { items: map(items as Node) } : {}),
    ...(properties ? { properties: Object.fromEntries(entries.map(([key, child]) => [key, map(child)])) } : {}),
  };
}

/** The types of what `emitValidator` writes. */
export function emitValidatorTypes(banner: string): string {
  return `// ${banner}
/** One difference between a value and the schema, as ajv reports it. */
export interface ShapeError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: {
    readonly additionalProperty?: string;
    readonly missingProperty?: string;
    readonly i?: number;
    readonly j?: number;
  };
}

export const validateBrand: {
  (value: unknown): boolean;
  readonly errors: readonly ShapeError[] | null;
};
`;
}
