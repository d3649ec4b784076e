import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { UsageError } from "../usageError.ts";

const FILE = "turnstile-secrets.json";

/**
 * The secret keys of Turnstile widgets by merchant code, from the file in the folder of `--data`: a JSON object such as
 * `{ "ACME01": "0x4…" }`. Empty without the file. Throws a `UsageError` if it is something else.
 */
export async function readTurnstileSecrets(folder: string): Promise<ReadonlyMap<string, string>> {
  const file = join(folder, FILE);
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw new UsageError(`The file ${file} cannot be read. Check who may read it.`, { cause: error });
  });
  const entries = text === undefined ? [] : entriesOf(text);
  if (entries === undefined)
    throw new UsageError(`${file} is not a JSON object with a secret key for each merchant: { "ACME01": "0x4…" }.`);
  return new Map(entries);
}

function entriesOf(text: string): [string, string][] | undefined {
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read !== "object" || read === null || Array.isArray(read)) return undefined;
    const entries = Object.entries(read);
    return entries.every(([, secret]) => typeof secret === "string" && secret !== "") ? entries : undefined;
  } catch {
    return undefined;
  }
}

/** The warning about merchants whose widget's tokens cannot be checked; undefined if there is none. */
export function noticeOfMissingSecrets(
  merchants: readonly { readonly merchant: string; readonly turnstile?: object }[],
  { folder, secrets }: { readonly folder: string; readonly secrets: ReadonlyMap<string, string> },
): string | undefined {
  const missing = merchants.filter(({ merchant, turnstile }) => turnstile && !secrets.has(merchant));
  if (missing.length === 0) return undefined;
  const names = missing.map(({ merchant }) => merchant).join(", ");
  return `There is no secret key for the Turnstile widget of ${names}: calls that need a captcha fail. Write it to ${join(folder, FILE)}, as { "${missing[0]?.merchant}": "…" }.`;
}
