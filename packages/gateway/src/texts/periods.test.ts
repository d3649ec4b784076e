import { dayIn } from "@livery/product/timeZone.ts";
import { describe, expect, it } from "vitest";
import { dayBounds, periodOf } from "./periods.ts";

// A day begins at 15:00 UTC: at midnight in Korea.
const at = (text: string) => Date.parse(`${text}Z`);
const said = ({ start, end }: { readonly start: number; readonly end?: number }) =>
  [start, end].map((time) => (time === undefined ? undefined : new Date(time).toISOString().slice(0, 16)));

describe.each([
  ["day", "2026-11-20T15:00", "2026-11-21T15:00"],
  // Sunday to Monday.
  ["week", "2026-11-15T15:00", "2026-11-22T15:00"],
  ["month", "2026-10-31T15:00", "2026-11-30T15:00"],
] as const)("AP-160 a %s", (kind, first, next) => {
  it("AP-160 contains its first and its last moment, and nothing outside", () => {
    const [start, end] = [at(first), at(next)];
    for (const moment of [start, end - 1]) expect(said(periodOf(kind, moment))).toEqual([first, next]);
    expect(said(periodOf(kind, start - 1))[1]).toBe(first);
    expect(said(periodOf(kind, end))[0]).toBe(next);
  });
});

it("AP-160 the month of December ends with the year, and February with its leap day", () => {
  expect(said(periodOf("month", at("2026-12-31T14:59")))).toEqual(["2026-11-30T15:00", "2026-12-31T15:00"]);
  expect(said(periodOf("month", at("2028-02-29T14:59")))).toEqual(["2028-01-31T15:00", "2028-02-29T15:00"]);
});

it("AP-165 AP-122 days are whole, both ends included, and end in Korea unless the merchant names a time zone", () => {
  const now = at("2026-11-20T15:00");
  const bounds = (from: string | undefined, to: string | undefined, usualDays = 0) =>
    said(dayBounds({ from, to, usualDays, now }));
  expect(bounds(undefined, undefined)).toEqual(["2026-11-20T15:00", "2026-11-21T15:00"]);
  expect(bounds(undefined, undefined, 6)).toEqual(["2026-11-14T15:00", "2026-11-21T15:00"]);
  expect(bounds("2026-11-01", "2026-11-02")).toEqual(["2026-10-31T15:00", "2026-11-02T15:00"]);
  expect(bounds("2026-99-99", undefined)).toEqual(["2026-11-20T15:00", "2026-11-21T15:00"]);
  // The last day that a request can name ends in another year.
  expect(bounds("9999-12-31", "9999-12-31")).toEqual(["9999-12-30T15:00", "9999-12-31T15:00"]);
  expect(bounds("0001-01-02", "0001-01-02").map((moment) => moment?.slice(0, 10))).toEqual([
    "0001-01-01",
    "0001-01-02",
  ]);
});

describe.each([
  ["a merchant in Korea", "Asia/Seoul", "2026-11-20", "2026-11-19T15:00", "2026-11-20T15:00"],
  ["a merchant west of Greenwich", "America/New_York", "2026-11-20", "2026-11-20T05:00", "2026-11-21T05:00"],
  ["a day of 23 hours", "America/New_York", "2026-03-08", "2026-03-08T05:00", "2026-03-09T04:00"],
  ["a day of 25 hours", "Europe/Berlin", "2026-10-25", "2026-10-24T22:00", "2026-10-25T23:00"],
  ["a day that begins at one o'clock", "America/Sao_Paulo", "2018-11-04", "2018-11-04T03:00", "2018-11-05T02:00"],
  ["a day whose last hour comes twice", "America/Sao_Paulo", "2018-02-17", "2018-02-17T02:00", "2018-02-18T03:00"],
  ["a time zone of half hours", "Asia/Kolkata", "2026-11-20", "2026-11-19T18:30", "2026-11-20T18:30"],
] as const)("AP-130 the day of %s", (_, timeZone, day, first, next) => {
  it("AP-130 contains its first and its last moment, and nothing outside", () => {
    const [start, end] = [at(first), at(next)];
    expect(said(dayBounds({ from: day, to: day, usualDays: 0, now: 0, timeZone }))).toEqual([first, next]);
    for (const moment of [start, end - 1]) {
      expect(dayIn(moment, timeZone)).toBe(day);
      expect(said(periodOf("day", moment, timeZone))).toEqual([first, next]);
    }
    expect([dayIn(start - 1, timeZone), dayIn(end, timeZone)]).not.toContain(day);
  });
});
