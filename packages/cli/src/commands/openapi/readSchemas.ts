import { readFile, readdir } from "node:fs/promises";
import { basename, join } from "node:path";

/** A JSON Schema as stored in a file. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** The schemas in schemas/platform/: those of calls by the call's id, the shared ones by their file's name. */
export interface PlatformSchemas {
  readonly answers: ReadonlyMap<string, JsonSchema>;
  readonly requests: ReadonlyMap<string, JsonSchema>;
  readonly shared: ReadonlyMap<string, JsonSchema>;
}

const folder = join(import.meta.dirname, "../../../../../schemas/platform");

/** The document says the unit of what has one. */
function withoutNoUnit(key: string, value: unknown): unknown {
  return key === "x-unit" && value === "none" ? undefined : value;
}

async function readFolder(path: string): Promise<ReadonlyMap<string, JsonSchema>> {
  const ending = ".schema.json";
  const names = (await readdir(path)).filter((name) => name.endsWith(ending)).toSorted();
  const entries = names.map(async (name) => {
    const schema = JSON.parse(await readFile(join(path, name), "utf8"), withoutNoUnit) as JsonSchema;
    return [basename(name, ending), schema] as const;
  });
  return new Map(await Promise.all(entries));
}

/** Reads every schema of the platform's calls. */
export async function readSchemas(): Promise<PlatformSchemas> {
  const [answers, requests, shared] = await Promise.all([
    readFolder(folder),
    readFolder(join(folder, "requests")),
    readFolder(join(folder, "shared")),
  ]);
  return { answers, requests, shared };
}
