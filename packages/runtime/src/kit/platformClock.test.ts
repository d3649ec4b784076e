import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { notePlatformTime, platformNow } from "./platformClock.ts";

const DEVICE = Date.parse("2031-06-08T03:00:00.400Z");
const HOUR = 3_600_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: DEVICE }));
afterEach(() => {
  notePlatformTime(Date.now());
  vi.useRealTimers();
});

test.each([
  ["an hour behind", DEVICE + HOUR],
  ["an hour ahead", DEVICE - HOUR],
])("on a device whose clock is %s, the platform's time goes on from its response", (_, time) => {
  notePlatformTime(time);
  vi.setSystemTime(DEVICE + 60_000);
  expect(platformNow()).toBe(time + 60_000);
});

test("the fractions of a second that a response does not name change nothing", () => {
  notePlatformTime(Math.floor(DEVICE / 1000) * 1000);
  expect(platformNow()).toBe(DEVICE);
});

test("a device whose clock was set right has its own time again", () => {
  notePlatformTime(DEVICE + HOUR);
  notePlatformTime(DEVICE);
  expect(platformNow()).toBe(DEVICE);
});
