import { launchGame, type LaunchRequest } from "@livery/platform/calls/launchGame.ts";
import { recentGames } from "@livery/platform/calls/recentGames.ts";
import { vietnamRecentGames } from "@livery/platform/calls/vietnamRecentGames.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type LabMember, type MoneyLab, openMoneyLab } from "../testing/openMoneyLab.ts";
import { GAMES_ORIGIN } from "../testing/openTestGateway.ts";
import { testMerchant } from "../testing/testMerchant.ts";

let lab: MoneyLab;
let member: LabMember;
let token: string;
beforeAll(async () => {
  lab = await openMoneyLab();
  member = lab.addMember();
  token = lab.tokenOf(member);
});
afterAll(() => lab.close());

/** A game of the catalogue. */
function gameWhere(condition: string): { readonly id: string; readonly vendor: string } {
  const row = lab.raw.prepare(`select id, vendor from game where ${condition} order by position limit 1`).get();
  if (!row) throw new Error(`no game where ${condition}`);
  return { id: String(row["id"]), vendor: String(row["vendor"]) };
}

const open = { maintenance: "type = 'RNG' and maintenance = 0 and support_play = 0" };

function requestFor(game = gameWhere(open.maintenance), more: Partial<LaunchRequest> = {}): LaunchRequest {
  return { kind: "game", gameId: game.id, vendor: game.vendor, token, language: "ko", ...more } as LaunchRequest;
}

it("AP-033 a member gets the address of a game with a ticket in its fragment, and nothing of the session", async () => {
  const { url = "" } = await lab.platform.expectContract(launchGame, requestFor(), token);
  const { origin, pathname, search, hash } = new URL(url);
  expect([origin, pathname, search]).toEqual([GAMES_ORIGIN, "/slot/", "?language=ko"]);
  expect(hash).toMatch(/^#[\w-]{43}$/u);
  expect(url).not.toContain(token);
  // What is stored cannot be shown as a ticket.
  expect(lab.contents()).not.toContain(hash.slice(1));
});

it("AP-031 a launched game is the first of the member's recent games, and a trial is not", async () => {
  const recent = async () => (await lab.platform.client({ token })(recentGames, undefined)).map(({ id }) => id);
  const game = gameWhere(open.maintenance);
  const other = gameWhere(`${open.maintenance} and id <> '${game.id}'`);
  await lab.platform.client({ token })(launchGame, requestFor(game));
  await lab.platform.client({ token })(launchGame, requestFor(other, { trial: true }));
  expect((await recent())[0]).toBe(game.id);
  expect(await recent()).not.toContain(other.id);
});

it("LA-036 a room and a lottery are launched by the same call", async () => {
  const { id, vendor } = gameWhere("type = 'PVP' and maintenance = 0");
  const room = { kind: "game", roomId: `${id}.1`, vendor, token, language: "ko" } as const;
  const lottery = { kind: "lottery", gameCode: "HRSSC1", device: "web", backUrl: "https://a.example/lottery" } as const;
  for (const request of [room, { ...lottery, language: "ko" }])
    await expect(lab.platform.expectContract(launchGame, request, token)).resolves.toMatchObject({
      url: expect.stringContaining(GAMES_ORIGIN) as string,
    });
});

it("a room of another kind of game, and a lottery that nobody knows, are refused", async () => {
  const { id, vendor } = gameWhere(open.maintenance);
  const room = { kind: "game", roomId: `${id}.1`, vendor, token, language: "ko" } as const;
  const lottery = { kind: "lottery", gameCode: "SSC1", device: "web", backUrl: "https://a.example/lottery" } as const;
  for (const request of [room, { ...lottery, language: "ko" }])
    expect(await refusal(request)).toEqual({ status: 422, code: "FIELD_INVALID" });
});

it("LT-009 AP-035 the Vietnamese lotteries a member opened are listed by region, latest first, for nobody else", async () => {
  const [player, other] = [lab.addMember(), lab.addMember()].map((one) => lab.tokenOf(one));
  const recent = async (of = player!) =>
    (await lab.platform.expectContract(vietnamRecentGames, undefined, of)).map(({ code, lotteries }) => [
      code,
      lotteries.map((lottery) => lottery.code),
    ]);
  expect(await recent()).toEqual([]);
  for (const gameCode of ["VNHN", "VNSG", "VNHP", "HRSSC1"]) {
    lab.platform.clock.now += 1000;
    const lottery = { kind: "lottery", gameCode, device: "WEB", backUrl: "https://a.example/vnlottery" } as const;
    await lab.platform.client({ token: player! })(launchGame, { ...lottery, language: "ko" });
  }
  expect(await recent()).toEqual([
    ["VNN", ["VNHP", "VNHN"]],
    ["VNS", ["VNSG"]],
  ]);
  expect(await recent(other)).toEqual([]);
  expect((await lab.platform.raw(vietnamRecentGames.path)).status).toBe(401);
});

it.each([
  ["RNG", "slot"],
  ["LIVE", "baccarat"],
  ["FISH", "slot"],
])("a game of %s opens the demonstration provider's %s", async (type, page) => {
  const { url = "" } = await lab.platform.client({ token })(
    launchGame,
    requestFor(gameWhere(`type = '${type}' and maintenance = 0`)),
  );
  expect(new URL(url).pathname).toBe(`/${page}/`);
});

/** The refusal of a launch. */
async function refusal(request: LaunchRequest, by = token) {
  const { status, body } = await lab.platform.raw(launchGame.path, {
    method: "POST",
    headers: { Authorization: by },
    body: JSON.stringify(launchGame.encode(request, { merchant: testMerchant.merchant }).json),
  });
  return { status, code: body.code };
}

it("ER-017 a game under maintenance is refused as such", async () => {
  const { id, vendor } = gameWhere("type = 'RNG'");
  lab.raw.prepare("update game set maintenance = 1 where id = ?").run(id);
  expect(await refusal(requestFor({ id, vendor }))).toEqual({ status: 409, code: "GAME_MAINTENANCE" });
  lab.raw.prepare("update game set maintenance = 0 where id = ?").run(id);
});

it("a game that the provider does not have, and the trial of one that has none, are refused", async () => {
  const { id } = gameWhere("type = 'RNG'");
  const foreign = gameWhere(`vendor <> (select vendor from game where id = '${id}')`);
  expect(await refusal(requestFor({ id, vendor: foreign.vendor }))).toEqual({ status: 422, code: "FIELD_INVALID" });
  expect(await refusal(requestFor(gameWhere("support_play <> 0 and maintenance = 0"), { trial: true }))).toEqual({
    status: 422,
    code: "FIELD_INVALID",
  });
});

it("a trial account may only try games; an agent may play", async () => {
  const trial = lab.tokenOf(lab.addMember({ type: 4 }));
  const game = gameWhere("support_play = 0 and maintenance = 0");
  expect(await refusal(requestFor(game), trial)).toEqual({ status: 403, code: "TRIAL_ACCOUNT" });
  expect(await refusal(requestFor(game, { trial: true }), trial)).toEqual({ status: 200, code: undefined });
  const agent = lab.tokenOf(lab.addMember({ type: 1 }));
  expect(await refusal(requestFor(game), agent)).toEqual({ status: 200, code: undefined });
});
