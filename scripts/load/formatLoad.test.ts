import { describe, expect, it } from "vitest";
import { formatLoad, median } from "./formatLoad.ts";

const load = (performance: number, failed: readonly string[] = []) => ({
  scores: { performance },
  times: { LCP: performance * 10 },
  layoutShift: performance / 1000,
  failed,
});

describe("formatLoad", () => {
  it("gives the median of the runs, not the mean", () => {
    expect(median([100, 1, 2])).toBe(2);
    expect(formatLoad("north", [load(90), load(10), load(95)])).toContain("performance 90");
  });

  it("names what did not pass in any run, once", () => {
    const text = formatLoad("north", [load(90, ["color-contrast"]), load(91, ["color-contrast"]), load(92)]);
    expect(text.match(/color-contrast/g)).toHaveLength(1);
  });
});
