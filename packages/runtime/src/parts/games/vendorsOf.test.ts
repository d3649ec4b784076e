import { expect, test } from "vitest";
import { vendorsOf } from "./vendorsOf.ts";

const vendor = (code: string) => ({ code, name: code, icon: "", hot: false });

test("each provider of the given game types is listed once, those that the brand puts first before the others", () => {
  const groups = [
    { type: "RNG", vendors: [vendor("PP")] },
    { type: "ELOTT", vendors: [vendor("KN"), vendor("LK")] },
    { type: "LOTT", vendors: [vendor("LK"), vendor("TC")] },
  ];
  expect(vendorsOf(["ELOTT", "LOTT"], groups).map(({ code }) => code)).toEqual(["KN", "LK", "TC"]);
  expect(vendorsOf(["FISH"], groups)).toEqual([]);
  expect(vendorsOf(["ELOTT", "LOTT"], groups, ["TC", "LK"]).map(({ code }) => code)).toEqual(["TC", "LK", "KN"]);
});
