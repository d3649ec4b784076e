import { expect, it } from "vitest";
import { BALLS, DRAWN, PICKS, draw, pays } from "./lotteryRules.ts";

const choose = (all: number, taken: number): number =>
  Array.from({ length: taken }, (_, index) => (all - index) / (index + 1)).reduce((product, part) => product * part, 1);

it("pays back 94.3 % of all stakes in the long run, as the draw's page says", () => {
  const shares = pays.map((pay, hits) => pay * choose(DRAWN, hits) * choose(BALLS - DRAWN, PICKS - hits));
  expect(shares.reduce((sum, share) => sum + share, 0) / choose(BALLS, PICKS)).toBeCloseTo(0.943, 3);
});

it.each([
  [
    [0, 0, 0, 0, 0, 0, 0, 0],
    [1, 2, 3, 4, 5, 6, 7, 8],
  ],
  [
    [31, 30, 29, 28, 27, 26, 25, 24],
    [32, 31, 30, 29, 28, 27, 26, 25],
  ],
  [
    [4, 4, 4, 31, 5, 0, 1, 4_294_967_295],
    [5, 6, 7, 3, 10, 1, 4, 28],
  ],
])("the numbers %j draw the balls %j, each once", (numbers, balls) => {
  expect(draw(numbers, [1, 2, 3, 4], 1000).balls).toEqual(balls);
});

it.each([
  [[20, 21, 22, 23], [], 0],
  [[1, 21, 22, 23], [1], 0],
  [[21, 1, 22, 8], [1, 8], 2000],
  [[3, 1, 22, 8], [3, 1, 8], 8000],
  [[3, 1, 5, 8], [3, 1, 5, 8], 110_000],
])("a ticket with %j has the hits %j and brings back %i", (picks, hits, payout) => {
  expect(draw([0, 0, 0, 0, 0, 0, 0, 0], picks, 1000)).toMatchObject({ hits, payout });
});
