import { liveCalls } from "@livery/platform/allCalls.gen.ts";
import type { Call } from "@livery/platform/call.ts";
import { callBody } from "@livery/platform/callBody.ts";
import { login } from "@livery/platform/calls/login.ts";
import { sendRegisterCode } from "@livery/platform/calls/sendRegisterCode.ts";
import { slideCaptcha } from "@livery/platform/calls/slideCaptcha.ts";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { DEMO_PASSWORD, demoAccounts } from "../demoAccounts.ts";
import { SLIDE_PLACE } from "../testing/openTestGateway.ts";
import { askRaw, lastCode, solvedCaptcha } from "../testing/asking.ts";
import { identityOf } from "../testing/identityOf.ts";
import { keyScenarios, senderOf } from "../testing/keyScenarios.ts";
import { mobileMerchant } from "../testing/mobileMerchant.ts";
import { type MoneyLab, openMoneyLab } from "../testing/openMoneyLab.ts";

let lab: MoneyLab;
beforeAll(async () => {
  lab = await openMoneyLab({ switches: mobileMerchant.switches });
});
afterAll(() => lab.close());

type Body = Readonly<Record<string, unknown>>;

const demo = { mobileNum: "01020001000", countryDialingCode: "82" };
const { realName } = demoAccounts.find(({ account }) => account === "verify")!;

async function registration(mobileNum: string): Promise<Body> {
  const phone = { countryDialingCode: "82" };
  await lab.platform.client()(sendRegisterCode, { ...phone, mobileNo: mobileNum });
  const verificationCode = await lastCode(lab.platform, `+82${mobileNum.slice(1)}`);
  return { ...phone, mobileNum, verificationCode, password: "passwort-frei" };
}

/** Successful requests of the calls without a key that change something; those with one have `keyScenarios`. */
const others: Readonly<Record<string, () => Promise<Body>>> = {
  login: async () => ({ type: "username", username: "demo", password: DEMO_PASSWORD }),
  async verifyLogin() {
    const credentials = { type: "username", username: "verify", password: DEMO_PASSWORD };
    const { ticket } = (await askRaw(lab.platform, login, credentials)).body.value as { ticket: string };
    return { ticket, method: "BANK_NAME", answer: realName };
  },
  logout: async () => ({}),
  endSessions: async () => ({}),
  language: async () => ({ language: "en" }),
  freePlay: async () => ({ os: "Linux", platform: "W", random: "4c1b…", gatewayVersion: "3" }),
  register: async () => ({ ...(await registration("01077770001")), username: "haneul7" }),
  registerByMobile: () => registration("01077770002"),
  sendLoginCode: async () => demo,
  sendRegisterCode: async () => ({ mobileNo: "01077770003", countryDialingCode: "82" }),
  requestPasswordMail: async () => ({ username: "demo", email: "demo@mail.example" }),
  setAvatar: async () => ({ avatar: "2", avatarType: "STATIC" }),
  async setFavoriteGame() {
    const { id } = lab.raw.prepare("select id from game limit 1").get()!;
    return { gameId: id, favorite: true };
  },
  async launchGame() {
    const game = lab.raw.prepare("select id, vendor from game where type = 'RNG' and maintenance = 0 limit 1").get()!;
    const { json } = liveCalls.launchGame.encode(
      { kind: "game", gameId: String(game["id"]), vendor: String(game["vendor"]), token: "", language: "ko" } as never,
      { merchant: "TEST01" },
    );
    return json as Body;
  },
  async feedback() {
    const { id: captchaId, text: captcha } = await solvedCaptcha(lab.platform);
    return { type: "OTHER", text: "Everything works, thank you very much.", captchaId, captcha };
  },
  async solveSlideCaptcha() {
    const { id } = await lab.platform.client()(slideCaptcha, undefined);
    lab.clock.move(1000);
    const track = Array.from({ length: 11 }, (_, step) => ({ x: (SLIDE_PLACE / 10) * step, y: 20, t: step * 80 }));
    return { id, x: SLIDE_PLACE, track };
  },
};

const unlisted = Object.values<Call<never, unknown>>(liveCalls).filter(
  ({ method, changesIdentity }) => method !== "GET" && changesIdentity === undefined,
);

it("every call that changes something has a request here or among those with a key", () => {
  const known = [...Object.keys(others), ...Object.keys(keyScenarios)];
  expect(unlisted.map(({ id }) => id).filter((id) => !known.includes(id))).toEqual([]);
});

it.each(unlisted)("AP-Hd $id changes nothing of what proves who a member is", async (call) => {
  const sender = senderOf(lab, call);
  const scenario = keyScenarios[call.id];
  const body = scenario ? await scenario.request(lab, sender) : await others[call.id]!();
  const members = lab.raw
    .prepare("select id from member")
    .all()
    .map(({ id }) => Number(id));
  const before = identityOf(lab, ...members);
  const { status, body: answer } = await lab.platform.raw(call.path, {
    method: call.method,
    headers: {
      ...(call.auth !== "none" && { Authorization: lab.tokenOf(sender) }),
      ...(call.takesIdempotencyKey && { "Idempotency-Key": randomUUID() }),
    },
    body: callBody(call, body as Body),
  });
  expect(status, JSON.stringify(answer)).toBe(200);
  expect(identityOf(lab, ...members)).toBe(before);
});
