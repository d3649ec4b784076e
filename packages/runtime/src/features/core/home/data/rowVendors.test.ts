import { expect, test } from "vitest";
import { rowVendors } from "./rowVendors.ts";

const maker = (code: string) => ({ code, name: code, icon: "", hot: false });

test("a row shows the makers of its types, each once", () => {
  const groups = [
    { type: "RNG", vendors: [maker("PP")] },
    { type: "ELOTT", vendors: [maker("KN"), maker("LK")] },
    { type: "LOTT", vendors: [maker("LK"), maker("TC")] },
  ];
  expect(rowVendors(groups, ["ELOTT", "LOTT"]).map(({ code }) => code)).toEqual(["KN", "LK", "TC"]);
  expect(rowVendors(groups, ["FISH"])).toEqual([]);
});
