import { expect, test } from "vitest";
import { vendorsIn } from "./vendorsIn.ts";

const vendor = (code: string) => ({ code, name: code, icon: "", hot: false });
const codes = (type: "SPORTS" | "ESPORTS" | "LIVE", esportsVendors: readonly string[] = []) =>
  vendorsIn(type, { esportsVendors }, groups).map(({ code }) => code);

const groups = [
  { type: "LIVE", vendors: [vendor("EVO")] },
  { type: "SPORTS", vendors: [vendor("DS88"), vendor("BL"), vendor("ARENA"), vendor("SW")] },
  { type: "ESPORTS", vendors: [vendor("NX")] },
];

test("HD-054 DS88 is not among the providers of sports, even as the only one", () => {
  expect(codes("SPORTS")).toEqual(["BL", "ARENA", "SW"]);
  expect(vendorsIn("SPORTS", {}, [{ type: "SPORTS", vendors: [vendor("DS88")] }])).toEqual([]);
});

test("HD-057 a sports provider that the brand names as one of e-sports is listed there only, and once", () => {
  expect(codes("SPORTS", ["ARENA", "NX"])).toEqual(["BL", "SW"]);
  expect(codes("ESPORTS", ["ARENA", "NX"])).toEqual(["NX", "ARENA"]);
  expect(codes("ESPORTS")).toEqual(["NX"]);
});

test("BR-061 the brand's order comes first, also among providers that moved to e-sports", () => {
  const order = { vendorOrder: ["ARENA", "SW"], esportsVendors: ["ARENA"] };
  expect(vendorsIn("SPORTS", order, groups).map(({ code }) => code)).toEqual(["SW", "BL"]);
  expect(vendorsIn("ESPORTS", order, groups).map(({ code }) => code)).toEqual(["ARENA", "NX"]);
});

test("other game types have the providers that the platform lists", () => {
  expect(codes("LIVE", ["EVO"])).toEqual(["EVO"]);
});
