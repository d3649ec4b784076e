import type { DatabaseSync } from "node:sqlite";
import type { Merchant } from "../merchant.ts";
import { seedCatalogue } from "../seed/seedCatalogue.ts";
import { seedMembers } from "../seed/seedMembers.ts";
import { openStore } from "../store/openStore.ts";

/** When the platforms of tests start for the first time, unless a test says otherwise. */
export const FIRST_START = Date.UTC(2026, 10, 21, 3, 0, 10);

// Migrating and seeding takes far longer than most tests, so each of these files is made once per process.
const files = new Map<string, Promise<Uint8Array>>();

/** A data file with all tables, and nothing in them. */
export function emptyDataFile(): Promise<Uint8Array> {
  return madeOnce("empty", () => make(":memory:", () => undefined));
}

/** The data file that a platform's first start leaves. */
export function firstStart(merchants: readonly Merchant[], now: number): Promise<Uint8Array> {
  return madeOnce(JSON.stringify([merchants, now]), async () =>
    make(await catalogueFile(), (raw) => {
      // Nothing else in the catalogue depends on the time.
      raw.prepare("update meta set value = ? where key = 'seededAt'").run(String(now));
      seedMembers(raw, merchants, now);
    }),
  );
}

function catalogueFile(): Promise<Uint8Array> {
  return madeOnce("catalogue", () => make(":memory:", (raw) => seedCatalogue(raw, FIRST_START)));
}

function madeOnce(name: string, makeFile: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const file = files.get(name) ?? makeFile();
  files.set(name, file);
  return file;
}

/** A data file with the contents of another one and what `seed` adds to them. */
async function make(from: string | Uint8Array, seed: (raw: DatabaseSync) => void): Promise<Uint8Array> {
  let file = new Uint8Array();
  const store = await openStore(from, (raw) => {
    seed(raw);
    file = raw.serialize();
  });
  await store.close();
  return file;
}
