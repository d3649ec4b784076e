import { brandSchema } from "@livery/brand/brandSchema.ts";
import type { BaseTexts } from "@livery/brand/check/checkLocales.ts";
import type { JsonSchema } from "@livery/brand/jsonSchema.ts";
import { readEditorSchema } from "@livery/brand/readEditorSchema.ts";
import { readBaseTexts } from "@livery/pack/readBaseTexts.ts";
import { workspaceRoot } from "@livery/pack/workspace.ts";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Language } from "./language.ts";

/** Turns the ids of requirements in a text into links. `up` is the path from the page to docs/. */
type LinkLedger = (text: string, up: string) => string;

/** The inputs of the reference besides the tables in the code. */
export interface ReferenceSources {
  /** The schema of brand.json with the texts of each language; both have the same keys. */
  readonly schemas: Readonly<Record<Language, JsonSchema>>;
  readonly linkLedger: LinkLedger;
  readonly baseTexts: BaseTexts;
}

/** Reads the inputs of the reference from the repository. */
export async function readReferenceSources(): Promise<ReferenceSources> {
  const [korean, register, baseTexts] = await Promise.all([
    readFile(join(workspaceRoot, "schemas", "brand.schema.ko.json"), "utf8"),
    readFile(join(workspaceRoot, "docs", "requirements.md"), "utf8"),
    readBaseTexts(),
  ]);
  const schemas = { en: brandSchema, ko: readEditorSchema(JSON.parse(korean)) };
  return { schemas, linkLedger: registerLinks(register), baseTexts };
}

/** Links for the rows of the register; anything else that looks like an id stays unchanged. */
function registerLinks(register: string): LinkLedger {
  const rows = new Set([...register.matchAll(/^\| ([A-Z]{2}-[A-Z]?\w+)/gm)].map(([, id]) => id));
  return (text, up) =>
    text.replaceAll(/\b[A-Z]{2}-[A-Z]?\d*\b/g, (id) => (rows.has(id) ? `[${id}](${up}requirements.md)` : id));
}
