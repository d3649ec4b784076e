import { afterEach, describe, expect, test, vi } from "vitest";
import { lazySection } from "./lazySection.ts";

const code = { default: () => null };

/** A section whose code comes as the answers say, one a fetch. */
function sectionOf(...answers: readonly ("comes" | "fails")[]) {
  const fetchCode = vi.fn<() => Promise<typeof code>>(async () => {
    if (answers[fetchCode.mock.calls.length - 1] === "fails") throw new Error("offline");
    return code;
  });
  return { section: lazySection(fetchCode), fetchCode };
}

afterEach(() => {
  vi.useRealTimers();
});

describe("a lazy section", () => {
  test("is fetched once, and is here afterwards", async () => {
    const { section, fetchCode } = sectionOf("comes");
    expect(section.here).toBeUndefined();
    await Promise.all([section.preload(), section.load()]);
    expect(section.here).toBe(code.default);
    expect(fetchCode).toHaveBeenCalledOnce();
  });

  test("that failed stays failed for the page that shows it, and comes when it is tried again", async () => {
    const { section, fetchCode } = sectionOf("fails", "comes");
    const failure = section.load();
    await expect(failure).rejects.toThrow("offline");
    expect(section.load()).toBe(failure);
    expect(await section.preload()).toBe(code.default);
    expect(fetchCode).toHaveBeenCalledTimes(2);
  });

  test("that failed is fetched again by a later visit", async () => {
    vi.useFakeTimers();
    const { section } = sectionOf("fails", "comes");
    await expect(section.load()).rejects.toThrow("offline");
    vi.runAllTimers();
    expect(await section.load()).toBe(code.default);
  });
});
