import { describe, expect, it } from "vitest";
import { lotteryAddress, lotteryEntry, lotteryKind, lotteryLaunch, lotteryOfQuery } from "./lotteryLaunch.ts";

const site = { device: "H5", prizeModes: { Lott: "1950", ZY: "1960", Elott: "1980", SEA: "3" } };
const choice = { language: "ko", origin: "https://brand.example" };

describe("lotteryLaunch", () => {
  it.each([
    ["/lottery", "TCG_SEA", "1950"],
    ["/lottery", "ZY", "1960"],
    ["/elott", undefined, "1980"],
    ["/seaLottery", undefined, "3"],
    ["/vnlottery", undefined, "1950"],
  ] as const)(
    "BR-019 LT-006 %s of %s sends the prize mode %s, and none if the brand has none",
    (path, vendor, prizeMode) => {
      const chosen = { ...choice, ...(vendor && { vendor }) };
      expect(lotteryLaunch(path, site, chosen).prizeMode).toBe(prizeMode);
      expect(lotteryLaunch(path, { ...site, prizeModes: {} }, chosen)).not.toHaveProperty("prizeMode");
      expect(site.prizeModes[lotteryKind(path, vendor)]).toBe(prizeMode);
    },
  );

  it("names the lottery, the device, the language and a way back to the page itself", () => {
    expect(lotteryLaunch("/vnlottery", site, { ...choice, gameCode: "VNHN" })).toEqual({
      kind: "lottery",
      gameCode: "VNHN",
      prizeMode: "1950",
      device: "H5",
      backUrl: "https://brand.example/vnlottery",
      language: "ko",
    });
  });

  it("names the provider on /seaLottery only", () => {
    expect(lotteryLaunch("/seaLottery", site, choice)).toMatchObject({ vendor: "TCG_SEA" });
    expect(lotteryLaunch("/lottery", site, choice)).not.toHaveProperty("vendor");
  });
});

it("RT-042 the address of a lottery has its code and its kind of bet, or neither", () => {
  expect(lotteryAddress({ code: "HRSSC1", playType: "STD" })).toBe("/lottery?gameCode=HRSSC1&playType=STD");
  expect(lotteryAddress({ code: "HRSSC1" })).toBe("/lottery");
  expect(lotteryAddress({ playType: "STD" })).toBe("/lottery");
});

it.each([
  ["?gameCode=HRSSC1&playType=STD", "HRSSC1"],
  ["?gameCode=HRSSC1", undefined],
  ["?playType=STD", undefined],
  ["?gameCode=&playType=STD", undefined],
])("the query %s opens the lottery %s", (query, code) => {
  expect(lotteryOfQuery(query)).toBe(code);
});

it.each([
  ["LOTT", "/lottery"],
  ["VN", "/vnlottery"],
  ["SEA", "/seaLottery"],
  ["ELOTT", "/elott"],
  ["NONE", undefined],
] as const)("the lottery entry of the type %s leads to %s", (lotteryType, path) => {
  expect(lotteryEntry({ lotteryType })).toBe(path);
});
