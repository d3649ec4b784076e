import { expect, test } from "vitest";
import { distance, toHex, toOklch } from "./oklch.ts";
import { nearestReadable, readable, readableOn } from "./readable.ts";
import { contrastRatio } from "./srgb.ts";

test("a readable colour stays unchanged", () => {
  expect(readable(toOklch("#2350E6"), [{ hex: "#FFFFFF", required: 4.5 }])).toBe("#2350E6");
});

test("an unreadable colour changes its lightness and keeps its hue", () => {
  const found = readable(toOklch("#FF7AA8"), [{ hex: "#FFFFFF", required: 4.5 }]);
  expect(contrastRatio(found, "#FFFFFF")).toBeGreaterThanOrEqual(4.5);
  const turn = Math.abs(toOklch(found).h - toOklch("#FF7AA8").h);
  expect(Math.min(turn, 360 - turn)).toBeLessThan(2);
});

test("the search ends at the first colour that passes, not at black", () => {
  const found = readable(toOklch("#FFFF00"), [{ hex: "#FFFFFF", required: 4.5 }]);
  expect(contrastRatio(found, "#FFFFFF")).toBeLessThan(4.7);
});

test("if no colour works on all surfaces, the better of black and white is used", () => {
  const found = readable(toOklch("#808080"), [
    { hex: "#000000", required: 7 },
    { hex: "#FFFFFF", required: 7 },
  ]);
  expect(["#000000", "#FFFFFF"]).toContain(found);
});

test.each([
  { fill: "#FF7AA8", light: false },
  { fill: "#C8F031", light: false },
  { fill: "#2350E6", light: true },
  { fill: "#808080", light: false },
])("text on $fill is light: $light", ({ fill, light }) => {
  const text = readableOn(fill, [{ hex: fill, required: 4.5 }]);
  expect(contrastRatio(text, fill)).toBeGreaterThanOrEqual(4.5);
  expect(toOklch(text).l > 0.5).toBe(light);
});

test.each([
  ["#FF7AA8", "#FFFFFF", 4.5],
  ["#2350E6", "#0B1A16", 4.5],
  ["#FFD23F", "#FFFFFF", 3],
  ["#9AA5B1", "#EFF2F6", 7],
])("no colour of the hue is nearer to %s on %s at %d:1 than the result", (hex, ground, required) => {
  const found = nearestReadable(hex, [{ hex: ground, required }]) ?? "";
  expect(contrastRatio(found, ground)).toBeGreaterThanOrEqual(required);
  const aim = toOklch(hex);
  for (let l = 0; l <= 1; l += 0.02) {
    for (let c = 0; c <= aim.c; c += 0.02) {
      const other = toHex({ l, c, h: aim.h });
      if (contrastRatio(other, ground) < required) continue;
      expect(distance(hex, other), other).toBeGreaterThan(distance(hex, found) - 0.008);
    }
  }
});

test("there is no suggestion if no colour of the hue passes", () => {
  const both = ["#000000", "#FFFFFF"].map((hex) => ({ hex, required: 7 }));
  expect(nearestReadable("#808080", both)).toBeUndefined();
});
