/** The NODE_OPTIONS that let each Node believe that it is this day (2028-01-02), at noon UTC and going on from there. */
export function dateOptions(day: string): string {
  const moment = Date.parse(`${day}T12:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(moment)) throw new Error(`--date ${day}: a day is 2028-01-02.`);
  const preload = new URL("./moveDate.ts", import.meta.url);
  // Not Date.now(): it may be moved already.
  const now = performance.timeOrigin + performance.now();
  preload.searchParams.set("ahead", `${Math.round(moment - now)}`);
  return `--import=${preload.href}`;
}
