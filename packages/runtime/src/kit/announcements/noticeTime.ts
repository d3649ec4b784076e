/**
 * The time of a notice in the form `2023-11-14 22:13:20`, on a 24-hour clock (NT-003). `timeZone` defaults to the
 * visitor's.
 */
export function noticeTime(at: number, timeZone?: string): string {
  // Swedish dates have this form.
  return new Intl.DateTimeFormat("sv", {
    dateStyle: "short",
    timeStyle: "medium",
    timeZone,
  }).format(at);
}
