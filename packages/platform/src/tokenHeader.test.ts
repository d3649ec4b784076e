import { expect, it } from "vitest";
import { allCalls } from "./allCalls.gen.ts";
import type { Call } from "./call.ts";
import { createSend } from "./createSend.ts";

const TOKEN = "token-8372";

/** Sends a call with a held token and returns the request. */
async function sent(call: Call<never, unknown>): Promise<Request> {
  const requests: Request[] = [];
  const send = createSend({
    origin: "http://platform.test",
    merchant: "ACM01",
    language: () => "ko",
    token: () => TOKEN,
    tokenHeader: "Authorization",
    tries: 1,
    fetch: async (input, init) => {
      requests.push(new Request(input, init));
      return Response.json({ success: true, value: {} });
    },
  });
  const encode: typeof call.encode = () => ({});
  await send({ ...call, encode }, undefined as never).catch(() => undefined);
  const [only] = requests;
  if (!only) throw new Error(`${call.id} was not sent.`);
  return only;
}

/** The calls that the specification names as public (L134), by their ids. */
const publicCalls: Readonly<Record<string, readonly string[]>> = {
  login: ["login", "sendLoginCode", "verifyLogin"],
  menu: ["whitelabel", "gameMenus", "vietnamGameMenu"],
  register: ["register", "registerByMobile", "registerSettings", "sendRegisterCode", "checkAffiliate"],
  captcha: ["captcha", "slideCaptcha", "solveSlideCaptcha"],
  "password reset": ["requestPasswordMail", "resetPassword"],
  "free play": ["freePlay"],
  "public game lists": [
    "gameList",
    "hotGames",
    "vendors",
    "vendorGameTypes",
    "rankList",
    "popularLotteries",
    "openedNumbers",
    "vietnamOpenedNumbers",
  ],
  announcements: ["announcements"],
  "help centre": ["helpCenter"],
  feedback: ["feedback"],
};

/** Public by their own rows: what a page needs before anybody logs in. */
const publicByRow = ["systemStatus", "domainRoute", "countryCodes", "customerServices", "ranks", "fixtures"];

const isPublic = new Set([...Object.values(publicCalls).flat(), ...publicByRow]);
const ids = new Set<string>(allCalls.map(({ id }) => id));

it("every public call named here exists", () => {
  expect([...isPublic].filter((id) => !ids.has(id))).toEqual([]);
});

it.each(allCalls.filter(({ id }) => isPublic.has(id)).map((call) => [call.id, call] as const))(
  "RO-016 %s is sent without the token, even by a member",
  async (_, call) => {
    const { headers, url } = await sent(call as Call<never, unknown>);
    expect(headers.has("Authorization")).toBe(false);
    expect(url).not.toContain(TOKEN);
  },
);

it.each(allCalls.filter(({ id }) => !isPublic.has(id)).map((call) => [call.id, call] as const))(
  "RO-017 AU-074 %s is sent with the token in its header, and never in its address",
  async (_, call) => {
    const { headers, url } = await sent(call as Call<never, unknown>);
    expect(headers.get("Authorization")).toContain(TOKEN);
    expect(url).not.toContain(TOKEN);
  },
);
