import { brandSchema } from "@livery/brand/brandSchema.ts";
import type { BaseTexts } from "@livery/brand/check/checkLocales.ts";
import type { JsonSchema } from "@livery/brand/jsonSchema.ts";
import { readEditorSchema } from "@livery/brand/readEditorSchema.ts";
import { readBaseTexts } from "@livery/pack/readBaseTexts.ts";
import { workspaceRoot } from "@livery/pack/workspace.ts";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Language } from "./language.ts";
import { type LinkLedger, registerLinks } from "./registerLinks.ts";

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
