import { DatabaseSync } from "node:sqlite";

/** How long it waits for another program's write. */
const BUSY_MS = 5000;

/**
 * Adds the breaks in force of a data file to a backup of it: a restore must not let somebody play who has excluded
 * themselves since. Members are the same by their merchant and account; those whom the backup does not have are left out.
 * Returns how many breaks were added; `undefined` if those of the data cannot be read.
 */
export function keepBreaks(data: string, backup: string, now: number): number | undefined {
  const raw = new DatabaseSync(backup, { timeout: BUSY_MS });
  try {
    raw.prepare("attach ? as present").run(data);
    const added = raw.prepare(`insert into main.exclusion (member_id, kind, operator_group, began_at, until)
      select own.id, taken.kind, taken.operator_group, taken.began_at, taken.until
        from present.exclusion as taken
        join present.member as theirs on theirs.id = taken.member_id
        join main.member as own on own.merchant = theirs.merchant and own.account_key = theirs.account_key
        where taken.until > ? and not exists (select 1 from main.exclusion as known
          where known.member_id = own.id and known.kind = taken.kind and known.until = taken.until)`);
    return Number(added.run(now).changes);
  } catch {
    return undefined;
  } finally {
    raw.close();
  }
}
