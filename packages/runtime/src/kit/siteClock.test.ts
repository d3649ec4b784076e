import { expect, test } from "vitest";
import { clockInKorea } from "../testing/inKorea.ts";
import { clocksApart } from "./siteClock.ts";

const clock = clockInKorea("2026-11-24T14:05");

test.each([
  ["Asia/Seoul", undefined],
  ["Asia/Tokyo", undefined],
  ["America/New_York", { site: "GMT+9", device: "GMT-5" }],
  ["Asia/Kathmandu", { site: "GMT+9", device: "GMT+5:45" }],
])("for a site in Korea, a device in %s names the offsets %o", (device, apart) => {
  expect(clocksApart(clock, device)).toEqual(apart);
});
