import { DatabaseSync } from "node:sqlite";
import { DataFileError, problemOf } from "./dataFileError.ts";
import { forgetSignIns } from "./forgetSignIns.ts";
import { hasWrongBooks } from "./hasWrongBooks.ts";
import { isEmpty, isOurs, isWhollySound } from "./inspectFile.ts";
import { schemaProblem } from "./schemaProblem.ts";

/** How long a copy waits for another program's write. */
const BUSY_MS = 5000;

/**
 * Copies a consistent snapshot of a data file, also while a platform writes to it, and checks the whole copy: its
 * pages, indexes, constraints, schema and books. Nobody can log in with the copy: sessions, codes and tickets are left
 * out (`forgetSignIns`). `to` must not exist. Throws a `DataFileError` if either file cannot be used; the file at `to`
 * is then useless. Errors name the file as `named`.
 */
export async function copyDatabase(
  from: string,
  to: string,
  { named = from }: { readonly named?: string } = {},
): Promise<void> {
  const blamed = named;
  await withFile(
    from,
    (raw) => {
      if (!isOurs(raw) || isEmpty(raw)) throw new DataFileError(blamed, "foreign");
      raw.prepare("vacuum into ?").run(to);
    },
    { blamed },
  );
  // Any error in the copy was in the original.
  await withFile(
    to,
    async (raw) => {
      if (!isWhollySound(raw)) throw new DataFileError(blamed, "damaged");
      const problem = await schemaProblem(raw);
      if (problem !== undefined) throw new DataFileError(blamed, problem);
      if (hasWrongBooks(raw)) throw new DataFileError(blamed, "unbalanced");
    },
    { blamed },
  );
  // Only now, because a trigger of a forged file would run on these deletions.
  await withFile(to, forgetSignIns, { blamed, readOnly: false });
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
 * Whether a program has a data file open. A file that is not a readable database is open nowhere. As a side effect, the
 * latest writes move from the journal into the file itself.
 */
export function isHeld(path: string): boolean {
  let raw: DatabaseSync | undefined;
  try {
    raw = new DatabaseSync(path, { timeout: 0 });
    // This fails while another connection is open.
    raw.exec("pragma journal_mode = delete");
    return false;
  } catch (error) {
    return problemOf(error) === "locked";
  } finally {
    if (raw?.isOpen) raw.close();
  }
}
