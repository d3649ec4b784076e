import { expect, test } from "vitest";
import { contrastRatio, mix, opaque, toHex, toOklch, withAlpha } from "./oklch.ts";

test.each(["#000000", "#FFFFFF", "#808080", "#2350E6", "#C8F031", "#FF0000"])(
  "%s survives the way to OKLCH and back",
  (hex) => {
    expect(toHex(toOklch(hex))).toBe(hex);
  },
);

test("a colour outside sRGB keeps lightness and hue and gives up chroma", () => {
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

test("a mix starts at the one colour and ends at the other", () => {
  expect(mix("#2350E6", "#FFFFFF", 0)).toBe("#2350E6");
  expect(mix("#2350E6", "#FFFFFF", 1)).toBe("#FFFFFF");
});
