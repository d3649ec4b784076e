import { expect, test } from "vitest";
import { dominantColors } from "./dominantColors.ts";

/** A picture with the given number of pixels of each colour, `rrggbbaa`. */
function picture(...parts: readonly (readonly [hex: string, pixels: number])[]): Uint8Array {
  return Uint8Array.from(
    parts.flatMap(([hex, pixels]) => Array.from({ length: pixels }, () => [...Buffer.from(hex, "hex")]).flat()),
  );
}

test("white paper and black letters do not outweigh the colour", () => {
  expect(dominantColors(picture(["ffffffff", 700], ["000000ff", 200], ["e4002bff", 100]))).toEqual({
    color: "#e4002b",
  });
});

test("only opaque pixels count", () => {
  expect(dominantColors(picture(["00ff0000", 900], ["2350e6ff", 100]))).toEqual({ color: "#2350e6" });
  expect(dominantColors(picture(["00ff0000", 900]))).toBeUndefined();
});

test("shades of one colour count together", () => {
  const shades = ["1d4ed8ff", "2350e6ff", "2f5bf0ff"].map((hex) => [hex, 40] as const);
  expect(dominantColors(picture(...shades, ["ff7a00ff", 60]))).toEqual({ color: "#2350e6", accent: "#ff7a00" });
});

test("a trace of another colour is no accent", () => {
  expect(dominantColors(picture(["2350e6ff", 1000], ["ff7a00ff", 5]))).toEqual({ color: "#2350e6" });
});

test("a grey logo gives its grey, and a white one white", () => {
  expect(dominantColors(picture(["ffffffff", 500], ["222222ff", 100]))).toEqual({ color: "#222222" });
  expect(dominantColors(picture(["ffffffff", 500]))).toEqual({ color: "#ffffff" });
});
