import { expect, it } from "vitest";
import { slopeOf } from "./slopeOf.ts";

it("a line's slope is found again, whatever scatters evenly around it", () => {
  const scatter = [1, -1, -1, 1];
  const samples = Array.from({ length: 40 }, (_, at) => ({ at, value: 7 + 3 * at + (scatter[at % 4] ?? 0) }));
  expect(slopeOf(samples)).toBeCloseTo(3, 2);
});

it("a constant has none, and one sample is not enough", () => {
  expect(slopeOf([0, 1, 2].map((at) => ({ at, value: 5 })))).toBe(0);
  expect(slopeOf([{ at: 1, value: 5 }])).toBeNaN();
});
