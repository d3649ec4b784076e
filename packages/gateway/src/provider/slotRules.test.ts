import { expect, it } from "vitest";
import { lineWin, lines, reels, spin, type SymbolId, symbols } from "./slotRules.ts";

/** Calls back with every line of five symbols and its probability. */
function everyLine(visit: (line: readonly SymbolId[], probability: number) => void): void {
  const extend = (line: readonly SymbolId[], probability: number): void => {
    const reel = reels[line.length];
    if (!reel) return visit(line, probability);
    for (const symbol of symbols) {
      const share = reel.filter((other) => other === symbol).length / reel.length;
      if (share > 0) extend([...line, symbol], probability * share);
    }
  };
  extend([], 1);
}

it("pays back 94.9 % of all stakes in the long run, as the game's page says", () => {
  let back = 0;
  everyLine((line, probability) => (back += probability * (lineWin(line)?.pays ?? 0)));
  expect(back).toBeCloseTo(0.949, 3);
});

it.each([
  [["moon", "moon", "moon", "bell", "moon"], { symbol: "moon", count: 3, pays: 5 }],
  [["tiger", "moon", "tiger", "moon", "bell"], { symbol: "moon", count: 4, pays: 15 }],
  [["tiger", "tiger", "tiger", "moon", "bell"], { symbol: "tiger", count: 3, pays: 50 }],
  [["tiger", "tiger", "tiger", "tiger", "tiger"], { symbol: "tiger", count: 5, pays: 1500 }],
  [["bell", "moon", "moon", "moon", "moon"], undefined],
  [["moon", "moon", "bell", "moon", "moon"], undefined],
] as const)("the line %j pays %j", (line, win) => {
  expect(lineWin(line)).toEqual(win);
});

it("the sum of the lines is paid, in whole minor units, for every place of every reel", () => {
  for (let stop = 0; stop < 32; stop += 1) {
    const { grid, wins, payout } = spin([stop, stop * 3, stop * 5, stop * 7, stop * 11], 1000);
    expect(grid.map((column) => column.length)).toEqual([3, 3, 3, 3, 3]);
    expect(payout).toBe(wins.reduce((sum, { amount }) => sum + amount, 0));
    expect(Number.isSafeInteger(payout)).toBe(true);
  }
  expect(lines).toHaveLength(10);
});
