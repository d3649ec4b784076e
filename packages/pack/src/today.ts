/** The day of a build that is told no other: today, `YYYY-MM-DD`, by UTC, so that all machines agree. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
