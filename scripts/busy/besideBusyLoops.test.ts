import { expect, it } from "vitest";
import { besideBusyLoops } from "./besideBusyLoops.ts";

const threads = () => (process.report.getReport() as { readonly workers: readonly unknown[] }).workers.length;

it("the loops run while the work is done, and end with it", async () => {
  const before = threads();
  expect(await besideBusyLoops(2, async () => threads())).toBe(before + 2);
  expect(threads()).toBe(before);
});

it("they end when the work fails", async () => {
  const before = threads();
  await expect(besideBusyLoops(1, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(threads()).toBe(before);
});
