import { expect, it } from "vitest";
import { balance } from "./calls/balance.ts";
import { gameList } from "./calls/gameList.ts";
import { hotGames } from "./calls/hotGames.ts";
import { rooms } from "./calls/rooms.ts";
import { createSend } from "./createSend.ts";
import { sendLazily } from "./sendLazily.ts";

const won = { currencyDecimals: 0 };
const answer = { sumBalance: 1234 };
const game = { gameId: 1, gameName: "A", vassalage: "JL", gameType: "RNG", showIcon: "/a.svg", minBet: 5 };

it.each([
  ["createSend", createSend],
  ["sendLazily", sendLazily],
])("%s reads whole units by the decimals of the site's currency", async (_, create) => {
  const site = {
    origin: "http://here.invalid",
    merchant: "ACM01",
    language: () => "ko",
    token: () => "t",
    fetch: async () => Response.json({ success: true, value: answer }),
  };
  await expect(create(site)(balance, undefined)).resolves.toEqual({ total: 123_400 });
  await expect(create({ ...site, ...won })(balance, undefined)).resolves.toEqual({ total: 1234 });
});

it("a balance that cannot be counted exactly is no answer", () => {
  expect(balance.decode({ sumBalance: 1e300 })).toMatchObject({ ok: false });
});

it.each([
  [undefined, 500],
  [won, 5],
  [{ currencyDecimals: 3 }, 5000],
])("the smallest bet of a game or a room is money of the site: %o", (context, lowestBet) => {
  const page = { games: [game], pageNum: 1, totalPages: 1 };
  expect(gameList.decode(page, context)).toMatchObject({ value: { games: [{ lowestBet }] } });
  expect(hotGames.decode({ list: [game] }, context)).toMatchObject({ value: [{ lowestBet }] });
  const room = { roomId: 7, vassalage: "KP", minBet: 5 };
  expect(rooms.decode({ rooms: [room] }, context)).toMatchObject({ value: [{ id: "7", lowestBet }] });
});
