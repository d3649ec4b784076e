import { DatabaseSync } from "node:sqlite";
import { DataFileError, problemOf } from "./dataFileError.ts";
import { forgetSignIns } from "./forgetSignIns.ts";
import { hasWrongBooks } from "./hasWrongBooks.ts";
import { isEmpty, isOurs, isWhollySound } from "./inspectFile.ts";
import { schemaProblem } from "./schemaProblem.ts";

/** How long a copy waits for somebody else's write. */
const BUSY_MS = 5000;

/**
 * Copies a data file as it is at one moment, also while a platform writes to it, and looks through the whole copy: its
 * pages, indexes, constraints, schema and books. The copy logs nobody in: sessions, codes and tickets stay behind
 * (`forgetSignIns`). `to` must not be there. Throws a `DataFileError` where either cannot be used;
 * what is left at `to` is then worth nothing.
 */
export async function copyDatabase(from: string, to: string): Promise<void> {
  await withFile(from, (raw) => {
    if (!isOurs(raw) || isEmpty(raw)) throw new DataFileError(from, "foreign");
    raw.prepare("vacuum into ?").run(to);
  });
  // What is wrong with the copy is wrong with what was copied.
  await withFile(
    to,
    async (raw) => {
      if (!isWhollySound(raw)) throw new DataFileError(from, "damaged");
      const problem = await schemaProblem(raw);
      if (problem !== undefined) throw new DataFileError(from, problem);
      if (hasWrongBooks(raw)) throw new DataFileError(from, "unbalanced");
    },
    { blamed: from },
  );
  // Not before: a trigger of a forged file would act on it.
  await withFile(to, forgetSignIns, { blamed: from, readOnly: false });
}

async function withFile(
  path: string,
  work: (raw: DatabaseSync) => void | Promise<void>,
  { blamed = path, readOnly = true }: { readonly blamed?: string; readonly readOnly?: boolean } = {},
): Promise<void> {
  let raw: DatabaseSync | undefined;
  try {
    raw = new DatabaseSync(path, { readOnly, timeout: BUSY_MS });
    await work(raw);
  } catch (error) {
    const problem = problemOf(error);
    throw problem === undefined ? error : new DataFileError(blamed, problem, error);
  } finally {
    if (raw?.isOpen) raw.close();
  }
}

/**
 * Whether somebody has a data file open. A file that no database can be read from is nobody's. What was written last is
 * then in the file itself and no more in its journal.
 */
export function isHeld(path: string): boolean {
  let raw: DatabaseSync | undefined;
  try {
    raw = new DatabaseSync(path, { timeout: 0 });
    // Nobody gets this while another connection is open.
    raw.exec("pragma journal_mode = delete");
    return false;
  } catch (error) {
    return problemOf(error) === "locked";
  } finally {
    if (raw?.isOpen) raw.close();
  }
}
