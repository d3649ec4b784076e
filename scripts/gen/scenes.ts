import { type Gateway, createGateway } from "@livery/gateway/createGateway.ts";
import { looseLimits } from "@livery/gateway/protection/limits.ts";
import { DEMO_PASSWORD } from "@livery/gateway/demoAccounts.ts";
import type { MerchantStatus } from "@livery/gateway/merchantStatus.ts";
import { liveCalls } from "@livery/platform/allCalls.gen.ts";
import type { Call } from "@livery/platform/call.ts";
import { gameTypes } from "@livery/product/gameTypes.ts";
import { type TextLanguage, textLanguages } from "@livery/product/languages.ts";
import { type LiveCallId, type SceneFile, responseKey, sceneToken } from "../../.storybook/sceneFile.ts";
import { neutralMerchant } from "../scenes/neutralMerchant.ts";
import { type Asking, recordResponse } from "../scenes/recordResponse.ts";
import { sceneJson } from "../scenes/sceneJson.ts";

// The scenes of the stories: the reference platform's responses to visitors of every kind, as in a browser's network
// tab. A changed response makes them stale. Captcha pictures are not data and not included.

/** The platform's time: any fixed moment. */
const MOMENT = Date.UTC(2026, 10, 21, 3);
const HOUR = 3_600_000;

/** As many games as the first page asks for of a type, and as many of the most played as it can show at most. */
const ROW = 12;
const HOT = 24;
const FIXTURES = 20;
/** As many rewards as the reward centre asks for at once. */
const REWARDS = 12;

/** The first providers of the header's panels, and as many games as a panel asks for. */
const panels = [
  ["LIVE", "PP"],
  ["RNG", "PP"],
  ["RNG", "JL"],
] as const;
const PANEL = 6;

/** Who visits, by the demo account. */
const visitors = { member: "demo", "member-rank-5": "vip", agent: "agent1", trial: "trial" } as const;

/** The state of a site that is not open. */
const closings: Readonly<Record<string, MerchantStatus>> = {
  maintenance: { state: "maintenance", end: MOMENT + 3 * HOUR },
  restricted: { state: "restricted", ip: "198.51.100.24", country: "KR" },
};

interface FixturesBody {
  readonly value: { readonly fixtures: unknown[] };
}

type Responses = Record<string, { readonly status: number; readonly body: unknown }>;

/** Records the responses of calls under their keys. */
function notebook(asking: Asking) {
  const answers: Responses = {};
  return {
    answers,
    async note<Request, Response>(id: LiveCallId, call: Call<Request, Response>, request: Request): Promise<unknown> {
      const { query, status, body } = await recordResponse(asking, call, request);
      answers[responseKey(id, query)] = { status, body };
      return body;
    },
  };
}

/** What everybody gets. */
async function recordGuest(gateway: Gateway, language: TextLanguage): Promise<Responses> {
  const { answers, note } = notebook({ gateway, language });
  await note("systemStatus", liveCalls.systemStatus, { host: "scenes.invalid" });
  await note("whitelabel", liveCalls.whitelabel, undefined);
  await note("announcements", liveCalls.announcements, { types: "B,PL,PU,PR", execution: "B", language });
  const hot = (await note("hotGames", liveCalls.hotGames, { language })) as { value: { list: unknown[] } };
  hot.value.list.splice(HOT);
  for (const { id } of gameTypes) {
    await note("gameList", liveCalls.gameList, { gameType: id, page: 1, pageSize: ROW, language });
  }
  await note("vendors", liveCalls.vendors, { language });
  for (const [gameType, vendor] of panels) {
    await note("gameList", liveCalls.gameList, { gameType, vendor, page: 1, pageSize: PANEL, language });
  }
  await note("gameMenus", liveCalls.gameMenus, { language });
  await note("vietnamGameMenu", liveCalls.vietnamGameMenu, { language });
  await note("popularLotteries", liveCalls.popularLotteries, { count: 20, device: "WEB", language });
  await note("openedNumbers", liveCalls.openedNumbers, undefined);
  await note("vietnamOpenedNumbers", liveCalls.vietnamOpenedNumbers, { count: 24 });
  for (const gameType of ["SPORTS", "ESPORTS"] as const) {
    const found = (await note("fixtures", liveCalls.fixtures, { gameType, language })) as FixturesBody;
    found.value.fixtures.splice(FIXTURES);
  }
  await note("rankList", liveCalls.rankList, undefined);
  await note("ranks", liveCalls.ranks, { language });
  await note("domainRoute", liveCalls.domainRoute, undefined);
  await note("registerSettings", liveCalls.registerSettings, undefined);
  await note("customerServices", liveCalls.customerServices, { csType: "LIVECHAT" });
  await note("language", liveCalls.language, { language });
  await note("login", liveCalls.login, { type: "username", username: `none-${language}`, password: DEMO_PASSWORD });
  return answers;
}

/** What a visitor with an account gets. */
async function recordVisitor(
  gateway: Gateway,
  language: TextLanguage,
  visitor: keyof typeof visitors,
): Promise<Responses> {
  const door = notebook({ gateway, language });
  const credentials = { type: "username", username: visitors[visitor], password: DEMO_PASSWORD } as const;
  const { value } = (await door.note("login", liveCalls.login, credentials)) as { value: { token: string } };
  const { answers, note } = notebook({ gateway, language, token: value.token });
  await note("memberInfo", liveCalls.memberInfo, undefined);
  if (visitor === "agent") await note("contractInfo", liveCalls.contractInfo, undefined);
  await note("balance", liveCalls.balance, undefined);
  await note("availablePromotions", liveCalls.availablePromotions, undefined);
  await note("vietnamRecentGames", liveCalls.vietnamRecentGames, undefined);
  await note("rankProgress", liveCalls.rankProgress, undefined);
  await note("unreadCount", liveCalls.unreadCount, undefined);
  await note("rewards", liveCalls.rewards, { tab: "AVAILABLE", pageNo: 1, pageSize: REWARDS });
  await note("missionSummary", liveCalls.missionSummary, undefined);
  await note("chatRooms", liveCalls.chatRooms, undefined);
  for (const room of ["lounge", "news"]) await note("chatMessages", liveCalls.chatMessages, { room });
  await note("logout", liveCalls.logout, undefined);
  value.token = sceneToken(visitor);
  return { ...door.answers, ...answers };
}

async function recordClosing(gateway: Gateway, language: TextLanguage, status: MerchantStatus): Promise<Responses> {
  const { answers, note } = notebook({ gateway, language });
  await gateway.control.setStatus(neutralMerchant.merchant, status);
  await note("systemStatus", liveCalls.systemStatus, { host: "scenes.invalid" });
  await note("customerServices", liveCalls.customerServices, { csType: "LIVECHAT" });
  return answers;
}

/** A recording in every language, as a file. */
async function inEveryLanguage(
  name: string,
  record: (language: TextLanguage) => Promise<Responses>,
): Promise<{ path: string; content: string }> {
  const spoken: Partial<Record<TextLanguage, Responses>> = {};
  for (const { code } of textLanguages) spoken[code] = await record(code);
  const file = { recordedAt: MOMENT, ...(spoken as Record<TextLanguage, Responses>) } satisfies SceneFile;
  return { path: `.storybook/scenes/${name}.gen.json`, content: `${sceneJson(file)}\n` };
}

export async function generate(): Promise<{ path: string; content: string }[]> {
  const gateway = await createGateway({
    merchants: [neutralMerchant],
    database: ":memory:",
    clock: () => MOMENT,
    // All of it happens at one moment.
    limits: looseLimits,
    log: ({ error }) => {
      throw error;
    },
  });
  try {
    const files = [await inEveryLanguage("guest", (language) => recordGuest(gateway, language))];
    for (const visitor of Object.keys(visitors) as (keyof typeof visitors)[])
      files.push(await inEveryLanguage(visitor, (language) => recordVisitor(gateway, language, visitor)));
    for (const [name, status] of Object.entries(closings))
      files.push(await inEveryLanguage(name, (language) => recordClosing(gateway, language, status)));
    return files;
  } finally {
    await gateway.close();
  }
}
