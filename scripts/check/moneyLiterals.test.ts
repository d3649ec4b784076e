import { expect, it } from "vitest";
import { memoryTree } from "../lib/tree.ts";
import { run } from "./moneyLiterals.ts";

const path = "packages/gateway/src/members/registerMember.ts";

it.each([
  ["const a = minor(1_000_000);", "minor() has a number of minor units"],
  ["const a = minor(-5 * 100);", "minor() has a number of minor units"],
  ["const WELCOME = 1_000_000; const a = minor(WELCOME);", "minor() has a number of minor units"],
  ["const a = [1_000, 5_000].map(minor);", "minor() has numbers of minor units"],
  ["const a = 1_000_000 as Minor;", "a number becomes money by minor() or major()"],
  ["const a = amount as Major;", "a number becomes money by minor() or major()"],
  ["const a = stake * 10 ** (currencyDecimals ?? 2);", "the size of a unit is known in one place only"],
  ["const a = units * 10 ** site.decimals;", "the size of a unit is known in one place only"],
])("%s is found", (text, message) => {
  expect(run(memoryTree({ [path]: text }))).toEqual([{ path, line: 1, message: expect.stringContaining(message) }]);
});

it.each([
  [path, "const a = toMinor(major(10_000), decimals);"],
  [path, "const a = minor(0);"],
  [path, "const a = minor(paid + part);"],
  [path, "const a = minor(Math.round(rate * 10));"],
  [path, "const a = 10 ** DIGITS;"],
  ["packages/product/src/money.ts", "const a = minor(Math.round(amount * 10 ** decimals));"],
  ["packages/gateway/src/routes/bets.test.ts", "const a = minor(500);"],
  ["packages/gateway/src/testing/payIn.ts", "const a = minor(500);"],
  ["packages/cli/src/server/games/client/game.ts", "const whole = amount / 10 ** decimals;"],
])("%s: %s is not", (file, text) => {
  expect(run(memoryTree({ [file]: text }))).toEqual([]);
});
