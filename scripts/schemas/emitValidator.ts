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
  const ajv = new Ajv2020({ allErrors: true, messages: false, strict: true, code: { source: true, esm: true } });
  const validate = ajv.compile({ ...bare(schema), $id: "brand" });
  const imports: string[] = [];
  const code = standaloneCode
    .default(ajv, { validateBrand: "brand" })
    .replace(/^"use strict";/, "")
    .replaceAll(/const (\w+) = require\("([^"]+)"\)\.default;/g, (_, name: string, path: string) => {
      imports.push(`import ${name}Module from "${path}.js";`);
      // Node hands over the module's exports, bundlers their default.
      return `const ${name} = ${name}Module.default ?? ${name}Module;`;
    });
  if (code.includes("require(")) throw new Error("ajv has written a form of require that emitValidator does not know.");
  if (typeof validate !== "function") throw new Error("ajv has compiled no validator.");
  return `// ${banner}\n${imports.join("\n")}\n${code}\n`;
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
