/** The NODE_OPTIONS that set every Node's clock to noon UTC of this day (2028-01-02), running on from there. */
export function dateOptions(day: string): string {
  const moment = Date.parse(`${day}T12:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(moment)) throw new Error(`--date ${day}: a day is 2028-01-02.`);
  const preload = new URL("./moveDate.ts", import.meta.url);
  // Not Date.now(): it may already be shifted.
  const now = performance.timeOrigin + performance.now();
  preload.searchParams.set("ahead", `${Math.round(moment - now)}`);
  return `--import=${preload.href}`;
}
