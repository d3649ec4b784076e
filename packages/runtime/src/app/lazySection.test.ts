import { afterEach, describe, expect, test, vi } from "vitest";
import { lazySection } from "./lazySection.ts";

const code = { default: () => null };

/** A section with the outcome of each fetch of its code. */
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
});
