import { brandSchema } from "@livery/brand/brandSchema.ts";
import { type ShapeErrors, shapeErrorsOf } from "@livery/brand/check/shapeErrors.ts";
import { errorsBy } from "@livery/product/ajvErrors.ts";
import { validatorCode } from "@livery/product/validateSchema.ts";
import { readdir, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { shortHash } from "./contentHash.ts";
import { storeFile } from "./storeFile.ts";
import { cacheFolder, workspaceRoot } from "./workspace.ts";

type Validate = Parameters<typeof errorsBy>[0];

/** What the compiled schema is made of. */
const sources = [
  join(workspaceRoot, "schemas", "brand.schema.json"),
  ...["@livery/brand/readEditorSchema.ts", "@livery/product/validateSchema.ts", "ajv/package.json"].map((name) =>
    fileURLToPath(import.meta.resolve(name)),
  ),
];

/**
 * Compares configs with the schema of brands, by a validator that is compiled once and kept for the next program:
 * compiling it takes a third of the time of a check. Where it cannot be kept, each program compiles it.
 */
export async function keptShapeErrors(folder = join(cacheFolder, "schemas")): Promise<ShapeErrors> {
  const texts = await Promise.all(sources.map((path) => readFile(path, "utf8")));
  const name = `${shortHash(texts.join("\0"))}.cjs`;
  const validate = load(join(folder, name));
  if (validate) return (config) => errorsBy(validate, brandSchema, config);
  await keep(folder, name).catch(() => undefined);
  return shapeErrorsOf;
}

/** Undefined if it is not there, or damaged. */
function load(file: string): Validate | undefined {
  try {
    const loaded: unknown = createRequire(import.meta.url)(file);
    return typeof loaded === "function" ? (loaded as Validate) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the validator, in place of those of older schemas. */
async function keep(folder: string, name: string): Promise<void> {
  await storeFile(join(folder, name), validatorCode(brandSchema));
  const others = (await readdir(folder)).filter((other) => other.endsWith(".cjs") && other !== name);
  await Promise.all(others.map((other) => rm(join(folder, other), { force: true })));
}
