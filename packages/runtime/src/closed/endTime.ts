const parts = {
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  hourCycle: "h23",
  timeZoneName: "short",
} as const;

/**
 * A moment (ms since 1970) as `yyyy-MM-dd hh:mm:ss` with the zone behind it, in the visitor's own time unless a zone is
 * given (SY-010).
 */
export function endTime(at: number, timeZone?: string): string {
  const format = new Intl.DateTimeFormat("en-US", { ...parts, timeZone });
  const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  const { year, month, day, hour, minute, second, timeZoneName } = part;
  return `${year}-${month}-${day} ${hour}:${minute}:${second} ${timeZoneName}`;
}
