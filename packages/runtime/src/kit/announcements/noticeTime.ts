/**
 * The time of a notice in the form `2023-11-14 22:13:20`, on a 24-hour clock (NT-003). `timeZone` defaults to the
 * visitor's. A dash for a time that is none.
 */
export function noticeTime(at: number, timeZone?: string): string {
  if (Number.isNaN(new Date(at).getTime())) return "–";
  // Swedish dates have this form.
  return new Intl.DateTimeFormat("sv", {
    dateStyle: "short",
    timeStyle: "medium",
    timeZone,
  }).format(at);
}
