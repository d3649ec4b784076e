import { createReadStream, copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { diskEvents, type DiskEvent } from "./diskEvents.ts";
import { parseTrace } from "./parseTrace.ts";
import { type Files, inOrder } from "./simulatedDisk.ts";
import { runTraced } from "./straceRun.ts";
import type { Traced } from "./traced.ts";

/** What a traced platform did to its data file. */
export interface Recording {
  /** Its files before; they were on the disk. */
  readonly beginning: Files;
  readonly events: readonly DiskEvent[];
}

/** The data file's name, from which SQLite derives those of its journals. */
export const DATA_FILE = "platform.sqlite";
/** Its index of the journal (`-shm`) is recreated after a power loss, so it is left out. */
const JOURNALS = ["-wal", "-journal"];

const program = fileURLToPath(new URL("./tracedPlatform.ts", import.meta.url));

/** Runs a platform on a copy of `prepared` in `folder` under strace, and reads what strace wrote. */
export async function recordRun(
  folder: string,
  prepared: string,
  told: Omit<Traced, "database" | "marks">,
): Promise<Recording> {
  const data = join(folder, "data");
  mkdirSync(data, { recursive: true });
  const database = join(data, DATA_FILE);
  const [marks, log, setUp] = [join(folder, "marks"), join(folder, "strace.log"), join(folder, "told.json")];
  copyFileSync(prepared, database);
  writeFileSync(marks, "");
  writeFileSync(setUp, JSON.stringify({ ...told, database, marks } satisfies Traced));
  const beginning = new Map([[basename(database), readFileSync(database)]]);
  const watched = [data, marks, database, ...JOURNALS.map((ending) => database + ending)];
  await runTraced([program, setUp], watched, log);
  const lines = createInterface({ input: createReadStream(log, "latin1"), crlfDelay: Number.POSITIVE_INFINITY });
  const events: DiskEvent[] = [];
  for await (const event of diskEvents(parseTrace(lines), { folder: data, marks })) events.push(event);
  return { beginning, events: inOrder(events) };
}
