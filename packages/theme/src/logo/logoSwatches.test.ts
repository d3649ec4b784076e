import { expect, test } from "vitest";
import { logoSwatches } from "./logoSwatches.ts";

/** A drawing from rows of colours, `rrggbbaa`. */
function drawing(...rows: readonly (readonly string[])[]): [Uint8Array, number] {
  return [
    Uint8Array.from(rows.flatMap((row) => row.flatMap((hex) => [...Buffer.from(hex, "hex")]))),
    rows[0]?.length ?? 0,
  ];
}

test("each colour has its area and the box around it, the largest first", () => {
  const [white, red, none] = ["ffffffff", "e4002bff", "00000000"];
  expect(logoSwatches(...drawing([none, white, white], [none, white, red], [none, none, none]))).toEqual([
    { color: "#FFFFFFFF", area: 3, box: [1, 0, 3, 2] },
    { color: "#E4002BFF", area: 1, box: [2, 1, 3, 2] },
  ]);
});

test("a translucent pixel counts by its opacity, and a faint one not at all", () => {
  expect(logoSwatches(...drawing(["00000080", "00000008"]))).toEqual([
    { color: "#00000080", area: 0.5, box: [0, 0, 1, 1] },
  ]);
});

test("similar colours count as the most frequent of them", () => {
  expect(logoSwatches(...drawing(["2350e6ff", "2350e6ff", "2151e7ff"]))).toEqual([
    { color: "#2350E6FF", area: 3, box: [0, 0, 3, 1] },
  ]);
});

test("nothing drawn has no colour", () => {
  expect(logoSwatches(...drawing(["00000000"]))).toEqual([]);
});
