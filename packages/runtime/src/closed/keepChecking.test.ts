import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { checkDelay, keepChecking } from "./keepChecking.ts";

const now = Date.UTC(2026, 2, 1);
const minutes = (count: number) => count * 60_000;
const ending = (left: number) => ({ state: "maintenance", maintenanceEnd: now + left }) as const;

test.each([
  ["a platform that just stopped responding", undefined, 0, 10_000],
  ["a platform that has not responded for a while", undefined, 2, 40_000],
  ["a platform that has not responded for long", undefined, 5000, minutes(2)],
  ["a maintenance without a known end", { state: "maintenance" } as const, 0, minutes(1)],
  ["a maintenance that should be over", ending(-minutes(1)), 3, minutes(1)],
  ["a maintenance that ends in three minutes", ending(minutes(3)), 0, minutes(3)],
  ["a maintenance that ends tomorrow", ending(minutes(1440)), 0, minutes(5)],
  ["a maintenance that ends in a moment", ending(1), 0, 10_000],
  ["a region without access", { state: "restricted" } as const, 0, minutes(5)],
])("%s is checked again after its time, spread over a quarter more", (_, status, checks, delay) => {
  expect(checkDelay({ status, checks, now, random: 0 })).toBe(delay);
  expect(checkDelay({ status, checks, now, random: 1 })).toBe(delay * 1.25);
});

describe("a page that keeps checking", () => {
  const page = Object.assign(new EventTarget(), { hidden: false });
  const browser = new EventTarget();
  const show = (hidden: boolean) => {
    page.hidden = hidden;
    page.dispatchEvent(new Event("visibilitychange"));
  };

  beforeEach(() => {
    vi.useFakeTimers();
    page.hidden = false;
    vi.stubGlobal("document", page);
    vi.stubGlobal("addEventListener", browser.addEventListener.bind(browser));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  function checking(delay: (checks: number) => number = () => minutes(1)) {
    const check = vi.fn<() => Promise<void>>(async () => undefined);
    return { check, stop: keepChecking(check, delay) };
  }

  test("waits each delay anew, and stops when it is closed", async () => {
    const { check, stop } = checking((checks) => minutes(checks + 1));
    await vi.advanceTimersByTimeAsync(minutes(1));
    expect(check).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(minutes(1));
    expect(check).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(minutes(1));
    expect(check).toHaveBeenCalledTimes(2);
    stop();
    await vi.advanceTimersByTimeAsync(minutes(60));
    expect(check).toHaveBeenCalledTimes(2);
  });

  test("does not check in the background, and once when it is looked at again", async () => {
    const { check, stop } = checking();
    show(true);
    await vi.advanceTimersByTimeAsync(minutes(30));
    expect(check).not.toHaveBeenCalled();
    show(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(check).toHaveBeenCalledTimes(1);
    show(true);
    show(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(check).toHaveBeenCalledTimes(1);
    stop();
  });

  test("checks when the connection is back, but a flapping connection does not check each time", async () => {
    const { check, stop } = checking();
    await vi.advanceTimersByTimeAsync(minutes(0.5));
    for (let flap = 0; flap < 5; flap += 1) {
      browser.dispatchEvent(new Event("online"));
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(check).toHaveBeenCalledTimes(1);
    stop();
  });
});
