import { expect, it } from "vitest";
import { birthdayFault } from "./birthday.ts";

it.each([
  ["2005-11-24", undefined],
  ["2005-11-25", "fault.young"],
  ["11-24-2005", undefined],
  ["11-25-2005", "fault.young"],
  ["1926-01-01", undefined],
  ["2030-01-01", "fault.young"],
  ["", undefined],
  [undefined, undefined],
  ["2005-11", undefined],
  ["24.11.2010", undefined],
])("on 2026-11-24 in Korea, with an age of 21, the birthday %s has the fault %s", (written, fault) => {
  expect(birthdayFault(written, 21, "Asia/Seoul", new Date("2026-11-23T15:00:00Z"))).toBe(fault);
});
