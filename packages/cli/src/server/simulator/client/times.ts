const SECOND_MS = 1000;
const units = [
  ["d", 86_400],
  ["h", 3600],
  ["min", 60],
  ["s", 1],
] as const;

const two = (value: number): string => String(value).padStart(2, "0");

/** A moment in the machine's time zone: 2026-11-21 12:00:10. */
export function dateTime(at: number): string {
  const date = new Date(at);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())} ${clockTime(at)}`;
}

/** The time of a day: 12:00:10. */
export function clockTime(at: number): string {
  const date = new Date(at);
  return [date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join(":");
}

/** The value of a date field for a moment. */
export function fieldTime(at: number): string {
  return dateTime(at).replace(" ", "T");
}

/** A duration in its two largest units: 2 d 1 h. */
export function span(ms: number): string {
  let rest = Math.round(Math.abs(ms) / SECOND_MS);
  const parts = units.flatMap(([unit, size]) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return count === 0 ? [] : [`${count} ${unit}`];
  });
  return parts.slice(0, 2).join(" ") || "0 s";
}
