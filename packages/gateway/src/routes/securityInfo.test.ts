import { addBankCard } from "@livery/platform/calls/addBankCard.ts";
import { freePlay } from "@livery/platform/calls/freePlay.ts";
import { login } from "@livery/platform/calls/login.ts";
import { register } from "@livery/platform/calls/register.ts";
import { removeBankCard } from "@livery/platform/calls/removeBankCard.ts";
import { securityInfo } from "@livery/platform/calls/securityInfo.ts";
import { setPaymentPassword } from "@livery/platform/calls/setPaymentPassword.ts";
import { updateProfile } from "@livery/platform/calls/updateProfile.ts";
import { afterEach, beforeEach, expect, it } from "vitest";
import { demoAccounts } from "../demoAccounts.ts";
import { DEFAULT_PASSWORD } from "../members/defaultPassword.ts";
import { FIRST_START } from "../testing/dataFiles.ts";
import { type TestGateway, openTestGateway } from "../testing/openTestGateway.ts";

const TEN_MINUTES_MS = 600_000;
const [username, password] = ["saebyeok", "passwort-frei"];
const nothing = {
  loginPassword: true,
  paymentPassword: false,
  email: false,
  mobile: false,
  realName: false,
  bankCard: false,
};

let platform: TestGateway;
beforeEach(async () => {
  platform = await openTestGateway();
});
afterEach(() => platform.gateway.close());

const infoOf = (token: string) => platform.client({ token })(securityInfo, undefined);

async function registered(): Promise<string> {
  const page = { registerUrl: "", domain: "", registerMethod: "WEB" } as const;
  const { token = "" } = await platform.client()(register, { fields: { username, password }, ...page });
  return token;
}

/** Logs the new member in, ten minutes later. */
async function loggedInLater(): Promise<string> {
  platform.clock.now += TEN_MINUTES_MS;
  return (await platform.client()(login, { type: "username", username, password })).token;
}

it("AP-100 says which settings a member has, and follows each change", async () => {
  const token = await registered();
  const send = platform.client({ token });
  expect(await platform.expectContract(securityInfo, undefined, token)).toEqual(nothing);
  const paymentPassword = "135790";
  await send(setPaymentPassword, { paymentPassword, loginPassword: password });
  expect(await infoOf(token)).toEqual({ ...nothing, paymentPassword: true });
  await send(updateProfile, { email: "sea@mail.example", password });
  const card = { kind: "BANK", bank: "NURI", number: "20000001", holder: "Lee", password, paymentPassword } as const;
  const { id } = await send(addBankCard, card);
  expect(await infoOf(token)).toEqual({ ...nothing, paymentPassword: true, email: true, bankCard: true });
  await send(removeBankCard, { id, password, paymentPassword });
  expect(await infoOf(token)).toEqual({ ...nothing, paymentPassword: true, email: true });
});

it("AP-100 tells only whether phone, mail and name are set, never what they are", async () => {
  const token = await platform.logIn("demo");
  const headers = { Authorization: token };
  const { body } = await platform.raw(securityInfo.path, { headers });
  expect(body).toEqual({
    success: true,
    value: { ...nothing, email: true, mobile: true, realName: true, lastLogin: new Date(FIRST_START).toISOString() },
  });
  const { mobile, email, realName } = demoAccounts.find(({ account }) => account === "demo")!;
  for (const clear of [mobile, email, realName]) expect(JSON.stringify(body)).not.toContain(clear);
});

it("a guest has no password to log in with", async () => {
  const { token } = await platform.client()(freePlay, { os: "Linux", random: "4c1b…" });
  expect(await infoOf(token)).toEqual({ ...nothing, loginPassword: false });
});

it("names the last login before the session, also while a later one is open", async () => {
  const first = await registered();
  const registeredAt = platform.clock.now;
  expect(await infoOf(first)).not.toHaveProperty("lastLogin");
  const [second, third] = [await loggedInLater(), await loggedInLater()];
  expect((await infoOf(second)).lastLogin).toBe(new Date(registeredAt).toISOString());
  expect((await infoOf(third)).lastLogin).toBe(new Date(registeredAt + TEN_MINUTES_MS).toISOString());
});

it("a session that only sets a new password learns nothing", async () => {
  const { token } = await platform.client()(login, { type: "username", username: "fresh", password: DEFAULT_PASSWORD });
  await expect(infoOf(token)).rejects.toMatchObject({ code: "PASSWORD_CHANGE_REQUIRED" });
});
