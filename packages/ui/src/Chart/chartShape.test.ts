import { expect, it } from "vitest";
import { chartShape } from "./chartShape.ts";

it("draws gains above the zero line and losses below it", () => {
  const { marks, zero } = chartShape([30, -10, 0]);
  expect(zero).toBe(0.75);
  expect(marks.map(({ top, height }) => [top, height])).toEqual([
    [0, 0.75],
    [0.75, 0.25],
    [0.75, 0],
  ]);
});

it("draws gains alone from the bottom to the top", () => {
  expect(chartShape([5, 10])).toMatchObject({
    zero: 1,
    marks: [
      { x: 0, y: 0.5 },
      { x: 0.5, y: 0 },
    ],
  });
});

it.each([[[]], [[0, 0]]])("draws a flat line for nothing but zero: %j", (values) => {
  const { marks, zero } = chartShape(values);
  expect(zero).toBe(1);
  expect(marks.every(({ height, y }) => height === 0 && y === 1)).toBe(true);
});
