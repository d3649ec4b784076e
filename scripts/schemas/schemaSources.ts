import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../lib/root.ts";
import type { SourceSchema, Texts } from "./sourceSchema.ts";

export type Language = "en" | "ko";

/** What operators read of the rows of the tables: table → id of the row → texts. */
export type RowTexts = Readonly<Record<string, Readonly<Record<string, Texts>>>>;

/** All inputs of the schemas. */
export interface SchemaSources {
  /** The parts by the names of their files. */
  readonly parts: ReadonlyMap<string, SourceSchema>;
  readonly rowTexts: Readonly<Record<Language, RowTexts>>;
}

const folder = join(root, "schemas");
const generated = /^brand\.schema\./;
const rowFile = /^tables\./;

export async function readSchemaSources(): Promise<SchemaSources> {
  const names = (await readdir(folder)).filter(
    (name) => name.endsWith(".json") && !generated.test(name) && !rowFile.test(name),
  );
  const [en, ko, ...schemas] = await Promise.all(["tables.en.json", "tables.ko.json", ...names].map(readJson));
  return {
    parts: new Map(names.map((name, index) => [name, schemas[index] as SourceSchema])),
    rowTexts: { en: en as RowTexts, ko: ko as RowTexts },
  };
}

async function readJson(name: string): Promise<unknown> {
  return JSON.parse(await readFile(join(folder, name), "utf8"));
}
