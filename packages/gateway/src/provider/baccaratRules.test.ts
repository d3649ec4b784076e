import { expect, it } from "vitest";
import { type BaccaratBets, bankerDraws, deal, spots, totalOf } from "./baccaratRules.ts";

/** The first card of the first suit with these points. */
const cardOf = (points: number) => (points === 0 ? 9 : points - 1);

/** Deals cards by their points, in the order of the shoe: player, banker, player, banker, then the third cards. */
const dealt = (points: readonly number[], bets: BaccaratBets = {}) => deal(points.map(cardOf), bets);

it.each([
  [[9], 9],
  [[9, 9], 8],
  [[0, 0], 0],
  [[5, 5, 7], 7],
])("cards of %j points are worth %i", (points, total) => {
  expect(totalOf(points.map(cardOf))).toBe(total);
});

it("the ace counts one, and the ten and the pictures nothing, in each suit", () => {
  for (const suit of [0, 13, 26, 39])
    expect([0, 8, 9, 10, 11, 12].map((rank) => totalOf([suit + rank]))).toEqual([1, 9, 0, 0, 0, 0]);
});

it.each([
  ["eight of the player ends the round", [5, 0, 3, 0, 9, 9], [2, 2], "player"],
  ["nine of the banker ends the round", [1, 4, 1, 5, 9, 9], [2, 2], "banker"],
  [
    "the player draws up to five, the banker with three unless the third card is an eight",
    [2, 1, 3, 2, 8, 9],
    [3, 2],
    "tie",
  ],
  ["the player stays with six, and the banker draws the next card up to five", [2, 1, 4, 4, 3, 9], [2, 3], "banker"],
  ["both draw", [0, 0, 1, 2, 4, 7], [3, 3], "banker"],
] as const)("%s", (_title, points, [player, banker], winner) => {
  const { cards, winner: won } = dealt(points);
  expect([cards.player.length, cards.banker.length, won]).toEqual([player, banker, winner]);
});

/** For each total of the banker, the third cards of the player with which it draws. */
it.each([
  [2, "0123456789"],
  [3, "012345679"],
  [4, "234567"],
  [5, "4567"],
  [6, "67"],
  [7, ""],
])("with %i points the banker draws if the player drew one of %j", (banker, thirds) => {
  const drawn = Array.from({ length: 10 }, (_, third) => third).filter((third) => bankerDraws(banker, third));
  expect(drawn.join("")).toBe(thirds);
});

it.each<[string, readonly number[], BaccaratBets, BaccaratBets]>([
  ["player", [5, 0, 4, 2], { player: 1000, banker: 1000, tie: 1000 }, { player: 2000 }],
  ["banker with nine", [1, 4, 1, 5], { player: 1000, banker: 1000, tie: 1000 }, { banker: 2000 }],
  ["banker with six", [2, 3, 5, 3, 0], { banker: 1000 }, {}],
  ["tie", [4, 5, 5, 4], { player: 1000, banker: 500, tie: 1000 }, { player: 1000, tie: 9000, banker: 500 }],
])("%s: the stakes %j … bring back", (_title, points, bets, returns) => {
  const { returns: back, payout } = dealt(points, bets);
  expect(back).toEqual(returns);
  expect(payout).toBe(Object.values(returns).reduce((sum, amount) => sum + amount, 0));
});

it("a banker who wins with six brings back one and a half stakes, in whole minor units", () => {
  const { points, winner, payout } = dealt([0, 4, 1, 2, 4], { banker: 10 });
  expect([points, winner, payout]).toEqual([{ player: 5, banker: 6 }, "banker", 15]);
});

it("pays back 98.8 % on the player, 98.5 % on the banker and 85.9 % on a tie, as the page says", () => {
  const weights = [4, 1, 1, 1, 1, 1, 1, 1, 1, 1].map((count) => count / 13);
  const back = { player: 0, tie: 0, banker: 0 };
  const visit = (points: readonly number[], probability: number): void => {
    const { cards, returns } = dealt(points, { player: 1, tie: 1, banker: 1 });
    const isWhole = points.length >= cards.player.length + cards.banker.length;
    if (isWhole) for (const spot of spots) back[spot] += probability * (returns[spot] ?? 0);
    else weights.forEach((weight, next) => visit([...points, next], probability * weight));
  };
  visit([], 1);
  const percent = Object.values(back).map((share) => (share * 100).toFixed(1));
  expect(percent).toEqual(["98.8", "85.9", "98.5"]);
});
