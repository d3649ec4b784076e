import fc from "fast-check";
import { expect, test } from "vitest";
import { arbitraryHex } from "../testing/arbitraryTheme.ts";
import { fuzzRuns } from "../testing/fuzzRuns.ts";
import { distance, mix, toHex, toOklch } from "./oklch.ts";
import { contrastRatio, opaque, over, withAlpha } from "./srgb.ts";

test.each(["#000000", "#FFFFFF", "#808080", "#2350E6", "#C8F031", "#FF0000"])(
  "%s survives the conversion to OKLCH and back",
  (hex) => {
    expect(toHex(toOklch(hex))).toBe(hex);
  },
);

test("a colour outside sRGB keeps lightness and hue and loses chroma", () => {
  const mapped = toOklch(toHex({ l: 0.7, c: 0.4, h: 150 }));
  expect(mapped.l).toBeCloseTo(0.7, 2);
  expect(mapped.h).toBeCloseTo(150, 0);
  expect(mapped.c).toBeLessThan(0.25);
});

test("short and translucent forms are read as the opaque colour", () => {
  expect(opaque("#1af")).toBe("#11AAFF");
  expect(opaque("#1018289C")).toBe("#101828");
  expect(withAlpha("#fff", 0.5)).toBe("#FFFFFF80");
});

test("contrast follows WCAG and does not depend on the order", () => {
  expect(contrastRatio("#000000", "#FFFFFF")).toBeCloseTo(21, 5);
  expect(contrastRatio("#767676", "#FFFFFF")).toBeCloseTo(4.54, 2);
  expect(contrastRatio("#FFFFFF", "#767676")).toBeCloseTo(4.54, 2);
});

test("a mix starts at one colour and ends at the other", () => {
  expect(mix("#2350E6", "#FFFFFF", 0)).toBe("#2350E6");
  expect(mix("#2350E6", "#FFFFFF", 1)).toBe("#FFFFFF");
});

test("every colour survives the conversion to OKLCH and back", () => {
  fc.assert(
    fc.property(arbitraryHex, (hex) => {
      expect(toHex(toOklch(hex))).toBe(hex);
    }),
    fuzzRuns(),
  );
});

test.each([
  ["#FF0000", 0.628, 0.2577, 29.23],
  ["#0000FF", 0.452, 0.3132, 264.05],
  ["#808080", 0.5999, 0, 0],
])("%s has the lightness, chroma and hue that CSS gives it", (hex, l, c, h) => {
  const color = toOklch(hex);
  expect(color.l).toBeCloseTo(l, 3);
  expect(color.c).toBeCloseTo(c, 3);
  expect(color.h).toBeCloseTo(h, 1);
});

test("every colour is mapped into sRGB by reducing only chroma: lightness and hue stay", () => {
  const any = fc.record({
    l: fc.double({ min: 0, max: 1, noNaN: true }),
    c: fc.double({ min: 0, max: 0.5, noNaN: true }),
    h: fc.double({ min: 0, max: 360, noNaN: true }),
  });
  fc.assert(
    fc.property(any, (color) => {
      const hex = toHex(color);
      expect(hex).toMatch(/^#[0-9A-F]{6}$/u);
      const mapped = toOklch(hex);
      expect(Math.abs(mapped.l - color.l)).toBeLessThan(0.08 * (1 - color.l) ** 4 + 0.006);
      // With 8 bits a channel, greys keep a little chroma.
      expect(mapped.c).toBeLessThan(color.c + 0.012);
      const turn = Math.abs(mapped.h - color.h);
      const away = 2 * mapped.c * Math.sin((Math.min(turn, 360 - turn) * Math.PI) / 360);
      expect(away).toBeLessThan(color.l < 0.15 ? 0.05 : 0.02);
    }),
    fuzzRuns(),
  );
});

test("a translucent colour over another is mixed like a browser mixes it", () => {
  expect(over("#FFFFFF80", "#000000")).toBe("#808080");
  expect(over("#00000000", "#2350E6")).toBe("#2350E6");
});

test("the distance of a colour to itself is 0, and of black to white 1", () => {
  expect(distance("#2350E6", "#2350E6")).toBe(0);
  expect(distance("#000000", "#FFFFFF")).toBeCloseTo(1, 5);
});
