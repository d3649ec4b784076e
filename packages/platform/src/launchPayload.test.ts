import { describe, expect, it } from "vitest";
import { type LaunchRequest, launchGame } from "./calls/launchGame.ts";
import { createSend } from "./createSend.ts";

const game = {
  kind: "game",
  gameId: "pp-7",
  nodeId: "n-7",
  vendor: "PP",
  account: "neo01",
  token: "the-token",
  language: "ko",
} as const;
const lottery = {
  kind: "lottery",
  gameCode: "SSC1",
  prizeMode: "1960",
  device: "web",
  backUrl: "https://a.example/lottery",
  language: "ko",
} as const;

/** What goes over the wire, from the site's own client. */
async function sent(request: LaunchRequest, answer: object = { game_url: "https://g.example/1" }) {
  const seen: Request[] = [];
  const send = createSend({
    origin: "https://platform.test",
    merchant: "ACM01",
    language: () => "ko",
    token: () => "the-token",
    fetch: async (input, init) => {
      seen.push(new Request(input, init));
      return Response.json({ success: true, value: answer });
    },
  });
  const { url } = await send(launchGame, request);
  const [wire] = seen;
  if (!wire) throw new Error("Nothing was sent.");
  return { url, wire, body: (await wire.json()) as Record<string, unknown> };
}

describe("a game", () => {
  it.each([
    ["LA-006", "gameId", "pp-7"],
    ["LA-008", "nodeId", "n-7"],
    ["LA-009", "accountType", 1],
    ["LA-010 LA-046", "confirmTrans", 0],
    ["LA-011", "vassalage", "PP"],
    ["LA-012", "launchMode", "GLS"],
    ["LA-013", "platform", "html5-desktop"],
    ["LA-014", "clientType", 3],
    ["LA-015", "username", "neo01"],
    ["LA-017 BR-014b", "merchantCode", "ACM01"],
  ])("%s is launched with %s %j", async (_, field, value) => {
    const { body } = await sent(game);
    expect(body[field]).toBe(value);
  });

  it("LA-007 is launched by its room in place of its id", async () => {
    const { body } = await sent({ ...game, roomId: "R1" });
    expect(body).toMatchObject({ roomId: "R1" });
    expect(body).not.toHaveProperty("gameId");
  });

  it("LA-016 is launched with the token in the body, and never in an address", async () => {
    const { wire, body } = await sent(game);
    expect(body["token"]).toBe("the-token");
    expect(wire.url).toBe("https://platform.test/wps/game/launchGame");
  });

  it("LA-018 is launched with the language in the body and in the header", async () => {
    const { wire, body } = await sent(game);
    expect([body["language"], wire.headers.get("Language")]).toEqual(["ko", "ko"]);
  });

  it("has no field without a value, and a trial says so", async () => {
    const { nodeId: _node, account: _account, ...guest } = game;
    expect(Object.keys((await sent(guest)).body)).not.toContain("nodeId");
    expect((await sent({ ...guest, trial: true })).body).toMatchObject({ trial: true });
  });
});

describe("a lottery", () => {
  it.each([
    ["LA-029", "lottoArea", "VN"],
    ["LA-030", "launchMode", "LOTT"],
    ["LA-031", "prizeMode", "1960"],
    ["LA-032", "lottoGameCode", "SSC1"],
    ["LA-033", "lottoView", "betting"],
    ["LA-034", "device", "web"],
    ["LA-034", "backUrl", "https://a.example/lottery"],
    ["LA-034", "language", "ko"],
  ])("%s is launched with %s %j", async (_, field, value) => {
    const { body } = await sent(lottery);
    expect(body[field]).toBe(value);
  });

  it("LA-033 without a code opens the list of lotteries", async () => {
    const { gameCode: _, ...all } = lottery;
    const { body } = await sent(all);
    expect(body["lottoView"]).toBe("lobby");
    expect(body).not.toHaveProperty("lottoGameCode");
  });
});

it.each([
  [{ game_url2: "https://g.example/2" }, "https://g.example/2"],
  [{ game_url: "https://g.example/1", game_url2: "https://g.example/2" }, "https://g.example/1"],
  [{ game_url: "", game_url2: "https://g.example/2" }, "https://g.example/2"],
  [{ game_url: "" }, undefined],
  [{}, undefined],
])("LA-004 of %j the address is %s", async (answer, url) => {
  expect((await sent(game, answer)).url).toBe(url);
});
