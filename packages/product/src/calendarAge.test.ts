import { expect, test } from "vitest";
import { calendarAge } from "./calendarAge.ts";

test.each([
  ["2007-06-15", "2026-06-14", 18],
  ["2007-06-15", "2026-06-15", 19],
  ["2007-06-15", "2026-06-16", 19],
  ["2007-06-15", "2026-05-31", 18],
  ["2007-12-31", "2026-01-01", 18],
  ["2007-01-01", "2026-01-01", 19],
  // Born on a leap day: older on 1 March where there is none, on the day itself where there is one.
  ["2008-02-29", "2027-02-28", 18],
  ["2008-02-29", "2027-03-01", 19],
  ["2008-02-29", "2028-02-28", 19],
  ["2008-02-29", "2028-02-29", 20],
  // A leap day is no other's birthday.
  ["2007-03-01", "2028-02-29", 20],
  ["2007-02-28", "2028-02-28", 21],
  // Not born yet.
  ["2030-01-01", "2026-06-15", -4],
])("CO-012 somebody born on %s is, on %s, %i years old", (birthday, day, age) => {
  expect(calendarAge(birthday, day)).toBe(age);
});
