import { expect, it } from "vitest";
import { announcements } from "./calls/announcements.ts";
import { gameList } from "./calls/gameList.ts";
import { hotGames } from "./calls/hotGames.ts";
import { vendors } from "./calls/vendors.ts";
import { defined } from "./defined.ts";

// Written out as a platform of the specification reads them (L146): a field that is missing or has another value is
// still a valid request, so that no schema refuses it.

const merchant = "ACM01";
const platform = "flash,html5-desktop";

it("the games that are played most are asked for with their platform", () => {
  expect(hotGames.encode({ vendor: "PP", language: "ko" }, { merchant }).query).toEqual({
    merchantCode: merchant,
    isPlatform: 2,
    vassalage: "PP",
    platform,
    language: "ko",
  });
});

it("a page of games is asked for with its platform and every filter", () => {
  const request = { gameType: "RNG", vendor: "PP", page: 2, pageSize: 24, search: "sun", lowestBet: 1, lines: 25 };
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
  });
});

it("announcements are asked for by their letters, on the web", () => {
  expect(announcements.encode({ types: "B,PL", execution: "B", language: "ko" }, { merchant }).query).toEqual({
    types: "B,PL",
    platform: "W",
    execution: "B",
    language: "ko",
  });
});

it("vendors are asked for by the merchant's code", () => {
  expect(defined(vendors.encode({ language: "ko" }, { merchant }).query ?? {})).toMatchObject({
    merchantCode: merchant,
  });
});
