import type { Major } from "@livery/product/money.ts";
import { expect, it } from "vitest";
import type { Call } from "./call.ts";
import { announcements } from "./calls/announcements.ts";
import { gameList } from "./calls/gameList.ts";
import { helpCenter } from "./calls/helpCenter.ts";
import { hotGames } from "./calls/hotGames.ts";
import { language } from "./calls/language.ts";
import { login } from "./calls/login.ts";
import { register } from "./calls/register.ts";
import { registerByMobile } from "./calls/registerByMobile.ts";
import { systemStatus } from "./calls/systemStatus.ts";
import { vendors } from "./calls/vendors.ts";
import { whitelabel } from "./calls/whitelabel.ts";
import { defined } from "./defined.ts";
import { readRequest } from "./readRequest.ts";
import type { RequestShape } from "./requestShape.ts";
import { requestShapes } from "./requestShapes.gen.ts";

// Calls whose platform names differ from ours: their encoded requests match their schemas. Where the names are the
// same, the types ensure it.

/** A call with a screen's request. */
function asked<Request>(call: Call<Request, unknown>, request: Request) {
  return { id: call.id, input: call.encode(request, { merchant: "ACM01" }) };
}

const account = { username: "demo01", password: "Demo-1234" };
const page = { registerUrl: "https://a.example/register", domain: "a.example", registerMethod: "WEB" } as const;
const phone = { mobileNum: "01012345678", countryDialingCode: "82" };

const samples = [
  asked(announcements, { types: "B,PL", execution: "B", language: "ko" }),
  asked(gameList, { gameType: "RNG", page: 1, pageSize: 24, language: "ko" }),
  asked(gameList, { gameType: "RNG", vendor: "PP", page: 2, pageSize: 24, search: "a b", language: "en" }),
  asked(gameList, { gameType: "RNG", page: 1, pageSize: 24, lowestBet: 1 as Major, lines: 20, language: "en" }),
  asked(helpCenter, { language: "ko" }),
  asked(hotGames, { vendor: "PP", language: "ko" }),
  asked(language, { language: "ko" }),
  asked(login, { type: "username", ...account, captcha: { id: "7", text: "ACE47" } }),
  asked(login, { type: "sms", ...phone, verificationCode: "123456" }),
  asked(register, { fields: { ...account, confirmPassword: account.password }, ...page, referralCode: "R1" }),
  asked(registerByMobile, { fields: { ...phone, verificationCode: "123456" }, ...page }),
  asked(systemStatus, { host: "a.example:4400" }),
  asked(vendors, { language: "ko" }),
  asked(whitelabel, undefined),
];

it.each(samples)("$id sends what its schema describes: $input", ({ id, input }) => {
  const { query, json } = input;
  const sent = JSON.parse(JSON.stringify(json ?? defined(query ?? {}))) as Readonly<Record<string, unknown>>;
  const texts = query ? Object.fromEntries(Object.entries(sent).map(([key, value]) => [key, String(value)])) : sent;
  const shape: RequestShape<unknown> = requestShapes[id as keyof typeof requestShapes];
  expect(readRequest(shape, texts, { texts: query !== undefined })).toEqual({ ok: true, value: sent });
});

it("AU-004 a login sends its type, the name with its password or the number with its code, and the captcha", () => {
  const captcha = { id: "7", text: "ACE47" };
  const sent = (request: Parameters<typeof login.encode>[0]) => login.encode(request, { merchant: "ACM01" }).json;
  const proof = { captcha: "ACE47", captchaId: "7" };
  expect(sent({ type: "username", ...account, captcha })).toEqual({ type: "username", ...account, ...proof });
  const byCode = { type: "sms", ...phone, verificationCode: "123456" } as const;
  expect(sent({ ...byCode, captcha })).toEqual({ ...byCode, ...proof });
});
