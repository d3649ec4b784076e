import { favoriteGameIds } from "@livery/platform/calls/favoriteGameIds.ts";
import { favoriteGames } from "@livery/platform/calls/favoriteGames.ts";
import { gameList } from "@livery/platform/calls/gameList.ts";
import { recentGames } from "@livery/platform/calls/recentGames.ts";
import { rooms } from "@livery/platform/calls/rooms.ts";
import { setFavoriteGame } from "@livery/platform/calls/setFavoriteGame.ts";
import { vendorGameTypes } from "@livery/platform/calls/vendorGameTypes.ts";
import { liveClassifications } from "@livery/product/liveClassifications.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { noteLaunch } from "../games/recentGames.ts";
import { transactionOn } from "../store/transaction.ts";
import { type LabMember, type MoneyLab, openMoneyLab } from "../testing/openMoneyLab.ts";
import { type TestGateway, openTestGateway } from "../testing/openTestGateway.ts";
import { testMerchant } from "../testing/testMerchant.ts";

let lab: MoneyLab;
let platform: TestGateway;
let member: LabMember;
let token: string;
let send: ReturnType<TestGateway["client"]>;
beforeAll(async () => {
  lab = await openMoneyLab();
});
afterAll(() => lab.close());
beforeEach(() => {
  platform = lab.platform;
  member = lab.addMember();
  token = lab.tokenOf(member);
  send = platform.client({ token, language: "en" });
});

const request = { gameType: "RNG", page: 1, pageSize: 24, language: "en" };

describe("favourites", () => {
  const mark = (game: string, on = true) => send(setFavoriteGame, { game, on });

  it("AP-067 a game is added and removed; doing it again changes nothing, and an unknown game is refused", async () => {
    const [first, second] = (await send(gameList, request)).games.map(({ id }) => id) as [string, string];
    await platform.expectContract(setFavoriteGame, { game: first, on: true }, token);
    await mark(first);
    await mark(second);
    expect((await send(favoriteGameIds, undefined)).toSorted()).toEqual([first, second].toSorted());
    await mark(first, false);
    await mark(first, false);
    expect(await send(favoriteGameIds, undefined)).toEqual([second]);
    await expect(mark("none")).rejects.toMatchObject({ code: "FIELD_INVALID" });
  });

  it("AP-029 AP-030 ids and games are the member's own, the latest first, in pages", async () => {
    const ids = (await send(gameList, request)).games.slice(0, 5).map(({ id }) => id);
    for (const id of ids) {
      platform.clock.now += 1000;
      await mark(id);
    }
    const latestFirst = ids.toReversed();
    expect(await platform.expectContract(favoriteGameIds, undefined, token)).toEqual(latestFirst);
    const page = await platform.expectContract(favoriteGames, { page: 2, pageSize: 2 }, token);
    expect(page).toMatchObject({ page: 2, pages: 3 });
    expect(page.games.map(({ id }) => id)).toEqual(latestFirst.slice(2, 4));
    const other = platform.client({ token: lab.tokenOf(lab.addMember()) });
    expect(await other(favoriteGameIds, undefined)).toEqual([]);
    expect(await other(favoriteGames, { page: 1, pageSize: 24 })).toEqual({ games: [], page: 1, pages: 1 });
  });

  it("favourites survive a restart, and a game that left the catalogue is not listed", async () => {
    const [first, second] = (await send(gameList, request)).games.map(({ id }) => id) as [string, string];
    await mark(first);
    await mark(second);
    await lab.restart();
    const again = lab.platform.client({ token });
    lab.raw.prepare("delete from game where id = ?").run(first);
    expect(await again(favoriteGameIds, undefined)).toEqual([second]);
  });
});

it("AP-031 recent games are those that the member opened, the latest first, each once", async () => {
  const ids = (await send(gameList, request)).games.slice(0, 3).map(({ id }) => id) as [string, string, string];
  expect(await platform.expectContract(recentGames, undefined, token)).toEqual([]);
  const writing = transactionOn(lab.raw);
  for (const [turn, gameId] of [...ids, ids[0]].entries()) {
    noteLaunch(writing, member.id, { gameId, now: lab.now() + turn });
  }
  const games = await platform.expectContract(recentGames, undefined, token);
  expect(games.map(({ id }) => id)).toEqual([ids[0], ids[2], ids[1]]);
  const other = platform.client({ token: lab.tokenOf(lab.addMember()) });
  expect(await other(recentGames, undefined)).toEqual([]);
});

it("AP-032 the rooms of the games between members, of one provider if requested, with free and taken seats", async () => {
  const all = await platform.expectContract(rooms, {}, token);
  expect(all.length).toBeGreaterThan(6);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(all.every(({ players = 0, seats = 0 }) => players > 0 && players <= seats)).toBe(true);
  expect(all[0]).toMatchObject({ name: "1번 테이블", lowestBet: expect.any(Number) });
  const own = await send(rooms, { vendor: "KP" });
  expect(new Set(own.map(({ vendorName }) => vendorName))).toEqual(new Set(["Kingspade"]));
  const seated = own.map(({ players }) => players);
  platform.clock.now += 600_000;
  expect((await send(rooms, { vendor: "KP" })).map(({ players }) => players)).not.toEqual(seated);
  expect(await send(rooms, { vendor: "none" })).toEqual([]);
});

it("AP-027 the game types of a provider, without those that the merchant's site does not have", async () => {
  expect(await platform.expectContract(vendorGameTypes, { vassalage: "JL" })).toEqual(["RNG", "FISH"]);
  expect(await send(vendorGameTypes, { vassalage: "PP" })).toEqual(["LIVE", "RNG"]);
  expect(await send(vendorGameTypes, { vassalage: "none" })).toEqual([]);
  const features = { ...testMerchant.features, fishing: false };
  const small = await openTestGateway({ merchants: [{ ...testMerchant, features }] });
  expect(await small.client()(vendorGameTypes, { vassalage: "JL" })).toEqual(["RNG"]);
  await small.gateway.close();
});

it.each(liveClassifications)(
  "LB-117 the platform finds live tables of the classification %s, and no others",
  async (code) => {
    const { games } = await send(gameList, { ...request, gameType: "LIVE", classification: code });
    expect(games.length).toBeGreaterThan(0);
    expect(new Set(games.map(({ classification }) => classification))).toEqual(new Set([code]));
  },
);

describe("games are searched by gameName", () => {
  const search = async (text: string, asked: Partial<Parameters<typeof gameList.encode>[0]> = {}) =>
    send(gameList, { ...request, gameType: "LIVE", search: text, ...asked });
  const namesOf = ({ games }: Awaited<ReturnType<typeof search>>) => games.map(({ name }) => name);

  it.each(["ㅂㅋㄹ", "바카라", "바카리", "baccarat", "BACCARAT", "baccrat", "speed baccarat"])(
    "by %s, in Korean or English, whatever the page's language",
    async (text) => {
      for (const language of ["en", "ko"]) {
        const names = namesOf(
          await platform.client({ language })(gameList, { ...request, gameType: "LIVE", search: text }),
        );
        expect(names).toHaveLength(24);
        expect(names.filter((name) => !/baccarat|바카라/iu.test(name))).toEqual([]);
      }
    },
  );

  it("together with the other filters, in pages without a gap", async () => {
    const first = await search("baccarat", { vendor: "EVO" });
    expect(first.pages).toBeGreaterThan(1);
    const pages = Array.from({ length: first.pages }, (_, index) => index + 1);
    const found = await Promise.all(pages.map((page) => search("baccarat", { vendor: "EVO", page })));
    const ids = found.flatMap(({ games }) => games.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    const all = await search("", { vendor: "EVO", classification: "BAC", pageSize: 120 });
    expect(new Set(ids)).toEqual(new Set(all.games.map(({ id }) => id)));
  });

  it("a text that no game has finds none", async () => {
    expect(await search("zzzzzzzz")).toEqual({ games: [], page: 1, pages: 1 });
  });
});
