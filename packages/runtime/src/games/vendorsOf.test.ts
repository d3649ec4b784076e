import { expect, test } from "vitest";
import { vendorsOf } from "./vendorsOf.ts";

const vendor = (code: string) => ({ code, name: code, icon: "", hot: false });

test("each provider of the game types is listed once, the brand's preferred ones first", () => {
  const groups = [
    { type: "RNG", vendors: [vendor("PP")] },
    { type: "ELOTT", vendors: [vendor("KN"), vendor("LK")] },
    { type: "LOTT", vendors: [vendor("LK"), vendor("TC")] },
  ];
  expect(vendorsOf(["ELOTT", "LOTT"], groups).map(({ code }) => code)).toEqual(["KN", "LK", "TC"]);
  expect(vendorsOf(["FISH"], groups)).toEqual([]);
  expect(vendorsOf(["ELOTT", "LOTT"], groups, ["TC", "LK"]).map(({ code }) => code)).toEqual(["TC", "LK", "KN"]);
});

test("BR-061 a brand's providers come first in its order, the others follow in the platform's", () => {
  const groups = [{ type: "RNG", vendors: ["PP", "JL", "SG", "PG"].map(vendor) }];
  const codes = (order: readonly string[]) => vendorsOf(["RNG"], groups, order).map(({ code }) => code);
  expect(codes(["SG", "NONE", "JL"])).toEqual(["SG", "JL", "PP", "PG"]);
  expect(codes([])).toEqual(["PP", "JL", "SG", "PG"]);
});
