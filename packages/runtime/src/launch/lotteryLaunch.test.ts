import { describe, expect, it } from "vitest";
import { lotteryAddress, lotteryEntry, lotteryLaunch, lotteryOfQuery } from "./lotteryLaunch.ts";

const site = { device: "H5", prizeModes: { Lott: "1950", ZY: "1960", Elott: "1980", SEA: "3" } };
const choice = { isElectronic: false, language: "ko", origin: "https://brand.example" };

describe("lotteryLaunch", () => {
  it.each([
    ["/lottery", { vendor: "TCG_SEA" }, "1950"],
    ["/lottery", { vendor: "ZY" }, "1960"],
    ["/lottery", { isElectronic: true }, "1980"],
    ["/seaLottery", {}, "3"],
    ["/vnlottery", {}, "1950"],
  ] as const)("BR-019 %s of %j sends the prize mode %s, and none if the brand has none", (path, about, prizeMode) => {
    const chosen = { ...choice, ...about };
    expect(lotteryLaunch(path, site, chosen).prizeMode).toBe(prizeMode);
    expect(lotteryLaunch(path, { ...site, prizeModes: {} }, chosen)).not.toHaveProperty("prizeMode");
  });

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

it.each([
  [{ code: "HRSSC1", playType: "STD" }, "/lottery?gameCode=HRSSC1&playType=STD"],
  [{ code: "HRSSC1" }, "/lottery"],
  [{ playType: "STD" }, "/lottery"],
])("RT-042 the address of the lottery %j is %s: it has the code and the kind of bet, or neither", (about, address) => {
  expect(lotteryAddress("/lottery", { ...about, isElectronic: false })).toBe(address);
});

it.each([
  ["?gameCode=HRSSC1&playType=STD", "HRSSC1"],
  ["?gameCode=HRSSC1", undefined],
  ["?playType=STD", undefined],
  ["?gameCode=&playType=STD", undefined],
])("the query %s opens the lottery %s", (query, code) => {
  expect(lotteryOfQuery(query)).toEqual({ code, isElectronic: false });
});

it("the address of an e-lottery says that it is one", () => {
  const address = lotteryAddress("/lottery", { code: "EL 1", playType: "A&B", isElectronic: true });
  expect(lotteryOfQuery(new URL(address, "https://brand.example").search)).toEqual({
    code: "EL 1",
    isElectronic: true,
  });
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
