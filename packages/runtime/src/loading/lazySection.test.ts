import { afterEach, describe, expect, test, vi } from "vitest";
import { setCodePatience } from "./lazyCode.ts";
import { lazySection } from "./lazySection.ts";

const code = { default: () => null };

/** A section whose loads succeed or fail in this order. */
function sectionOf(...outcomes: readonly ("loads" | "fails")[]) {
  const fetchCode = vi.fn<() => Promise<typeof code>>(async () => {
    if (outcomes[fetchCode.mock.calls.length - 1] === "fails") throw new Error("offline");
    return code;
  });
  return { section: lazySection(fetchCode), fetchCode };
}

afterEach(() => {
  vi.useRealTimers();
});

describe("a lazy section", () => {
  test("is fetched once and is available afterwards", async () => {
    const { section, fetchCode } = sectionOf("loads");
    expect(section.here).toBeUndefined();
    await Promise.all([section.preload(), section.load()]);
    expect(section.here).toBe(code.default);
    expect(fetchCode).toHaveBeenCalledOnce();
  });

  test("that failed keeps the same failure for the page that shows it, and a retry loads it", async () => {
    const { section, fetchCode } = sectionOf("fails", "loads");
    const failure = section.load();
    await expect(failure).rejects.toThrow("offline");
    expect(section.load()).toBe(failure);
    expect(await section.preload()).toBe(code.default);
    expect(fetchCode).toHaveBeenCalledTimes(2);
  });

  test("that failed is fetched again on a later visit", async () => {
    vi.useFakeTimers();
    const { section } = sectionOf("fails", "loads");
    await expect(section.load()).rejects.toThrow("offline");
    vi.runAllTimers();
    expect(await section.load()).toBe(code.default);
  });

  test("RT-053 whose code hangs fails at the time-out, and a retry gets it once it arrives", async () => {
    vi.useFakeTimers();
    setCodePatience(120_000);
    let arrive = (_: typeof code): void => undefined;
    const hanging = new Promise<typeof code>((resolve) => (arrive = resolve));
    const section = lazySection(() => hanging);
    const shown = vi.fn<() => void>();
    section.load().catch(shown);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(shown).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(shown).toHaveBeenCalledOnce();
    const retry = section.preload();
    arrive(code);
    expect(await retry).toBe(code.default);
  });

  test("that still hangs when it is tried again fails soon, for the page to be reloaded", async () => {
    vi.useFakeTimers();
    setCodePatience(120_000);
    const section = lazySection(() => new Promise<typeof code>(() => undefined));
    section.load().catch(() => undefined);
    await vi.advanceTimersByTimeAsync(120_000);
    const again = vi.fn<() => void>();
    section.preload().catch(again);
    await vi.advanceTimersByTimeAsync(5000);
    expect(again).toHaveBeenCalledOnce();
  });
});
