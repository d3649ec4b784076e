/** The default day of a build: today, `YYYY-MM-DD`, in UTC, so that all machines agree. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
