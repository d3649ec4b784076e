import type { Major } from "@livery/product/money.ts";
import { expect, it } from "vitest";
import { announcements } from "./calls/announcements.ts";
import { gameList } from "./calls/gameList.ts";
import { hotGames } from "./calls/hotGames.ts";
import { vendors } from "./calls/vendors.ts";
import { defined } from "./defined.ts";

// Written out in full, as a platform of the specification expects them (L146): a request with a missing field or
// another value is still valid, so no schema rejects it.

const merchant = "ACM01";
const platform = "flash,html5-desktop";

it("the most played games are requested with their platform", () => {
  expect(hotGames.encode({ vendor: "PP", language: "ko" }, { merchant }).query).toEqual({
    merchantCode: merchant,
    isPlatform: 2,
    vassalage: "PP",
    platform,
    language: "ko",
  });
});

it("a page of games is requested with its platform and every filter", () => {
  const filters = { search: "sun", lowestBet: 1 as Major, lines: 25, classification: "Mini" };
  const request = { gameType: "RNG", vendor: "PP", page: 2, pageSize: 24, ...filters };
  expect(gameList.encode({ ...request, language: "en" }, { merchant }).query).toEqual({
    clientType: 3,
    platform,
    channel: "W",
    merchant,
    gameName: "sun",
    minBet: 1,
    minLineNum: 25,
    pageNo: 2,
    pageSize: 24,
    vassalage: "PP",
    language: "en",
    gameType: "RNG",
    gameClassify: "Mini",
  });
});

it("announcements are requested by their letters, for the web", () => {
  expect(announcements.encode({ types: "B,PL", execution: "B", language: "ko" }, { merchant }).query).toEqual({
    types: "B,PL",
    platform: "W",
    execution: "B",
    language: "ko",
  });
});

it("providers are requested by the merchant's code", () => {
  expect(defined(vendors.encode({ language: "ko" }, { merchant }).query ?? {})).toMatchObject({
    merchantCode: merchant,
  });
});
