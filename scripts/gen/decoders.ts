import { readFile, readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import standaloneCode from "ajv/dist/standalone/index.js";
import { compile } from "json-schema-to-typescript";
import { root } from "../lib/root.ts";

// The decoders of the platform's answers: from each schema of schemas/platform/ a validator that needs no library at
// run time, and its type.

interface CallSchema {
  readonly $id: string;
  /** Name of the type of the answer. */
  readonly title: string;
}

/** A copy without what only describes: ajv writes the whole schema into its code. */
function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare);
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).filter(
    ([key, text]) => !(/^(title|description|\$schema)$/.test(key) && typeof text === "string"),
  );
  return Object.fromEntries(kept.map(([key, child]) => [key, bare(child)]));
}

function validatorSource(schema: CallSchema): string {
  // Without `unicode`, lengths count UTF-16 units, as `String.length` does; counting characters would need ajv at run
  // time. (ajv calls the option deprecated and says so at each use: hence no logger.)
  const ajv = new Ajv2020({
    strict: true,
    unicode: false,
    logger: false,
    code: { source: true, esm: true, lines: true },
  });
  const source = standaloneCode.default(ajv, ajv.compile(bare(schema) as object));
  const helper = /require\("([^"]+)"\)/.exec(source)?.[1];
  if (helper !== undefined)
    throw new Error(
      `schemas/platform/${schema.$id}: one of its keywords needs ${helper} at run time. Write the schema without it.`,
    );
  return source.replace(/^"use strict";/, "").replace(/export default \w+;/, "");
}

async function typeSource(schema: CallSchema, banner: string): Promise<string> {
  const types = await compile(structuredClone(schema) as Parameters<typeof compile>[0], schema.title, {
    bannerComment: banner,
    additionalProperties: false,
    unreachableDefinitions: false,
    format: true,
  });
  return `${types}\nimport type { Validator } from "../decoded.ts";\nexport declare const validate: Validator<${schema.title}>;\n`;
}

/** For each schema `<id>.schema.json`: `decoders/<id>.gen.js` and its types. */
export async function generate(): Promise<{ path: string; content: string }[]> {
  const folder = join(root, "schemas/platform");
  const names = (await readdir(folder)).filter((name) => name.endsWith(".schema.json")).toSorted();
  const files = await Promise.all(
    names.map(async (name) => {
      const id = basename(name, ".schema.json");
      const schema = JSON.parse(await readFile(join(folder, name), "utf8")) as CallSchema;
      if (schema.$id !== id)
        throw new Error(`schemas/platform/${name}: its $id is "${schema.$id}" and must be "${id}", like the file.`);
      const banner = `// Generated from schemas/platform/${name} by \`npm run gen\`. Do not edit.`;
      const path = `packages/platform/src/decoders/${id}.gen`;
      return [
        { path: `${path}.js`, content: `${banner}\n${validatorSource(schema)}\n` },
        { path: `${path}.d.ts`, content: await typeSource(schema, banner) },
      ];
    }),
  );
  return files.flat();
}
