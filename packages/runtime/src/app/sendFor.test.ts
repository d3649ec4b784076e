import { balance } from "@livery/platform/calls/balance.ts";
import { gameList } from "@livery/platform/calls/gameList.ts";
import { hotGames } from "@livery/platform/calls/hotGames.ts";
import { logout } from "@livery/platform/calls/logout.ts";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { notePlatformTime, platformNow } from "../kit/platformClock.ts";
import { keepToken } from "../session/sessionKeys.ts";
import { fakeStorage } from "../testing/fakeStorage.ts";
import { testSite } from "../testing/testSite.ts";
import { sendFor } from "./sendFor.ts";

const asked: Request[] = [];

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal("sessionStorage", fakeStorage());
  vi.stubGlobal("localStorage", fakeStorage());
  vi.stubGlobal("location", new URL("https://brand.example/index"));
  vi.stubGlobal("fetch", async (input: RequestInfo, init?: RequestInit) => {
    const request = new Request(input, init);
    asked.push(request);
    return Response.json(request.url.endsWith(".json") ? {} : { success: true, value: { sumBalance: 1 } });
  });
});
afterEach(() => vi.unstubAllGlobals());

it("AP-Db AP-Fb BR-055b WA-001a a brand's calls go to its own platform, by its own paths, with the token in its own header", async () => {
  const hosts = {
    api: "https://platform.example/v1",
    endpoints: { logout: "/members/bye" },
    tokenHeader: "X-Session",
  };
  const send = sendFor(testSite({ merchant: "ACM01", hosts }));
  keepToken("t1");
  await send(balance, undefined).catch(() => undefined);
  await send(logout, undefined);
  const calls = asked.filter(({ url }) => !url.endsWith(".json"));
  expect(calls.map(({ url, headers }) => [url, headers.get("X-Session"), headers.get("Merchant")])).toEqual([
    ["https://platform.example/v1/wps/v2/wallets/balance", "t1", "ACM01"],
    ["https://platform.example/v1/members/bye", "t1", "ACM01"],
  ]);
});

it.each([
  [0, 1],
  [undefined, 100],
])("a balance of 1 in a currency of %s decimals is %d minor units", async (currencyDecimals, total) => {
  const hosts = { api: "https://platform.example", endpoints: {}, tokenHeader: "Authorization" };
  const send = sendFor(testSite({ hosts, ...(currencyDecimals !== undefined && { currencyDecimals }) }));
  keepToken("t1");
  await expect(send(balance, undefined)).resolves.toEqual({ total });
});

it("BR-013 lists of games are requested for the brand's platform", async () => {
  const hosts = { api: "https://platform.example", endpoints: {}, tokenHeader: "Authorization" };
  const send = sendFor(testSite({ merchant: "ACM02", platform: "html5-mobile", hosts }));
  await send(hotGames, { language: "ko" }).catch(() => undefined);
  const request = { gameType: "RNG", page: 1, pageSize: 24, language: "ko" };
  await send(gameList, request).catch(() => undefined);
  const lists = asked.filter(({ url }) => url.includes("GCSGAME"));
  const paths = new Set(lists.map(({ url }) => new URL(url).pathname));
  expect([...paths]).toEqual(["/wps/relay/GCSGAME_hotGamesV2", "/wps/relay/GCSGAME_gameList"]);
  for (const { url } of lists) expect(new URL(url).searchParams.get("platform")).toBe("html5-mobile");
});

it("the platform's time is that of its responses", async () => {
  const hosts = { api: "https://platform.example", endpoints: {}, tokenHeader: "Authorization" };
  const hour = 3_600_000;
  vi.stubGlobal("fetch", async () => {
    const headers = { Date: new Date(Date.now() + hour).toUTCString() };
    return Response.json({ success: true, value: { sumBalance: 1 } }, { headers });
  });
  keepToken("t1");
  await sendFor(testSite({ hosts }))(balance, undefined);
  expect(platformNow() - Date.now()).toBeCloseTo(hour, -5);
  notePlatformTime(Date.now());
});
