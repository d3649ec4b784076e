/**
 * SQLite's result codes for a disk or file that does not work: busy, no memory, read-only, I/O error, corrupt, full,
 * cannot open, not a database.
 */
const FAILURES: readonly number[] = [5, 7, 8, 10, 11, 13, 14, 26];

/** Whether the data file was temporarily unusable, which is not a bug and may pass. */
export function isStorageFailure(error: unknown): boolean {
  if (!(error instanceof Error) || !("errcode" in error) || typeof error.errcode !== "number") return false;
  // The low byte is the primary code; the rest adds detail.
  return FAILURES.includes(error.errcode & 0xff);
}
