/**
 * A person's age in whole years on a day, both dates as `YYYY-MM-DD`. It is counted by the calendar: a person born on
 * 29 February is a year older on 1 March in a year without that day.
 */
export function calendarAge(birthday: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4));
  return day.slice(4) < birthday.slice(4) ? years - 1 : years;
}

/** A date of birth written as `1999-12-31` or `12-31-1999` (VF-061), in the first form; undefined for anything else. */
export function isoBirthday(written: string): string | undefined {
  const date = /^(?:(\d{4})-(\d{2}-\d{2})|(\d{2}-\d{2})-(\d{4}))$/u.exec(written);
  if (!date) return undefined;
  const [, year = date[4], day = date[3]] = date;
  return `${year}-${day}`;
}
