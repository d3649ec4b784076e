/** SQLite's results for a disk or a file that does not work: busy, no memory, read-only, broken, full, not opened. */
const FAILURES: readonly number[] = [5, 7, 8, 10, 11, 13, 14, 26];

/** Whether the data file could not be used just now, which is nobody's mistake and may pass. */
export function isStorageFailure(error: unknown): boolean {
  if (!(error instanceof Error) || !("errcode" in error) || typeof error.errcode !== "number") return false;
  // The low byte: the rest says more about the same.
  return FAILURES.includes(error.errcode & 0xff);
}
