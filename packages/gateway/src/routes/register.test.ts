import { balance } from "@livery/platform/calls/balance.ts";
import { excludeSelf } from "@livery/platform/calls/excludeSelf.ts";
import { captcha } from "@livery/platform/calls/captcha.ts";
import { login } from "@livery/platform/calls/login.ts";
import { memberInfo } from "@livery/platform/calls/memberInfo.ts";
import { profile } from "@livery/platform/calls/profile.ts";
import { register } from "@livery/platform/calls/register.ts";
import { registerSettings } from "@livery/platform/calls/registerSettings.ts";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { DEMO_PASSWORD } from "../demoAccounts.ts";
import { CAPTCHA_TEXT, type TestGateway, openTestGateway } from "../testing/openTestGateway.ts";
import { testMerchant } from "../testing/testMerchant.ts";

const { fields, termsChecked } = testMerchant.registration;
const curious = {
  ...testMerchant,
  merchant: "CURIOUS",
  registration: {
    termsChecked,
    fields: { ...fields, email: "required", line: "optional", captcha: "required" } as const,
  },
};
const chatty = {
  ...testMerchant,
  merchant: "CHATTY",
  registration: { termsChecked, fields: { ...fields, nickname: "required", birthday: "optional" } as const },
};
const american = {
  ...chatty,
  merchant: "AMERICAN",
  timeZone: "America/New_York",
  registration: { ...chatty.registration, rules: { birthday: { pattern: 13 } } },
};
const grouped = {
  ...testMerchant,
  operatorGroup: "GROUP",
  registration: { termsChecked, fields: { ...fields, email: "optional" } as const },
};
const [one, two] = [
  { ...grouped, merchant: "GROUP1" },
  { ...grouped, merchant: "GROUP2" },
];
const agency = { ...testMerchant, merchant: "AGENCY", site: "agent" as const };
const closed = { ...testMerchant, merchant: "CLOSED", switches: { ...testMerchant.switches, DIRECTREG3: false } };

let platform: TestGateway;
beforeAll(async () => {
  platform = await openTestGateway({ merchants: [testMerchant, curious, chatty, american, closed, one, two, agency] });
});
afterAll(() => platform.gateway.close());

const request = (values: Readonly<Record<string, string>>) => ({
  fields: values,
  registerUrl: "http://site.test/index",
  domain: "site.test",
  registerMethod: "WEB" as const,
});

function attempt(values: Readonly<Record<string, string>>, merchant = testMerchant.merchant) {
  return platform.client({ merchant })(register, request(values));
}

it("AP-007 a new member is logged in, has the welcome balance, and can log in again", async () => {
  const values = { username: "Haneul1", password: "pass word-free", confirmPassword: "pass word-free" };
  await expect(attempt(values)).rejects.toMatchObject({ value: { field: "password", rule: "pattern" } });
  const right = { ...values, password: "passwort-frei", confirmPassword: "passwort-frei" };
  const { token = "" } = await platform.expectContract(register, request(right));
  const send = platform.client({ token });
  await expect(send(balance, undefined)).resolves.toEqual({ total: 1_000_000 });
  await expect(send(memberInfo, undefined)).resolves.toMatchObject({
    account: "Haneul1",
    nickname: "Haneul1",
    agentType: 0,
  });
  const again = { type: "username" as const, username: "haneul1", password: right.password };
  await expect(platform.client()(login, again)).resolves.toMatchObject({ userName: "Haneul1", firstTimeLogin: false });
});

it("an account name is unique at a merchant, ignoring case", async () => {
  const values = { username: "namu2026", password: "passwort-frei" };
  await attempt(values);
  const taken = { status: 409, code: "ACCOUNT_TAKEN", value: { field: "username" } };
  await expect(attempt({ ...values, username: "NAMU2026" })).rejects.toMatchObject(taken);
  await expect(attempt({ ...values, username: "demo" })).rejects.toMatchObject(taken);
});

it.each([
  [{ password: "passwort-frei" }, { field: "username", rule: "required" }],
  [
    { username: "ab", password: "passwort-frei" },
    { field: "username", rule: "length" },
  ],
  [
    { username: "1abc", password: "passwort-frei" },
    { field: "username", rule: "pattern" },
  ],
  [
    { username: "abcd", password: "short" },
    { field: "password", rule: "length" },
  ],
  [
    { username: "abcd", password: "passwort-frei", confirmPassword: "other" },
    { field: "confirmPassword", rule: "match" },
  ],
] as const)("the platform enforces its own settings: %j", async (values, value) => {
  await expect(attempt(values)).rejects.toMatchObject({ status: 422, code: "FIELD_INVALID", value });
});

it.each([
  ["12345678", "PASSWORD_COMMON", "common", "너무 쉬운 비밀번호입니다."],
  ["Password1", "PASSWORD_COMMON", "common", "너무 쉬운 비밀번호입니다."],
  ["gaeul2026x", "PASSWORD_HAS_NAME", "name", "비밀번호에 아이디, 이름, 휴대폰 번호를 넣을 수 없습니다."],
  ["xx-gaeul-xx", "PASSWORD_HAS_NAME", "name", "비밀번호에 아이디, 이름, 휴대폰 번호를 넣을 수 없습니다."],
])("AP-007 %s is not allowed as the password of gaeul2026: %s", async (password, code, rule, said) => {
  await expect(attempt({ username: "gaeul2026", password })).rejects.toMatchObject({
    status: 422,
    code,
    value: { field: "password", rule },
    said: expect.stringContaining(said),
  });
});

it("a nickname is the member's without what nobody sees, and a day that does not exist is no birthday", async () => {
  const values = { username: "nalgae", password: "passwort-frei", nickname: "\u202E새\u200B벽\u0007" };
  await expect(attempt({ ...values, birthday: "2001-02-29" }, chatty.merchant)).rejects.toMatchObject({
    value: { field: "birthday", rule: "pattern" },
  });
  const { token = "" } = await attempt({ ...values, birthday: "2000-02-29" }, chatty.merchant);
  const member = platform.client({ merchant: chatty.merchant, token })(memberInfo, undefined);
  await expect(member).resolves.toMatchObject({ account: "nalgae", nickname: "새벽" });
});

it.each([
  ["in Korea", chatty.merchant, "2009-06-15", "2009-06-16"],
  ["in New York, where it is a day earlier", american.merchant, "06-14-2009", "06-15-2009"],
])("VF-049 a member is 21 by the merchant's calendar: %s", async (_where, merchant, oldEnough, tooYoung) => {
  const { now } = platform.clock;
  onTestFinished(() => void (platform.clock.now = now));
  platform.clock.now = Date.UTC(2030, 5, 15, 2);
  const values = { username: "saebom", nickname: "saebom", password: "passwort-frei" };
  await expect(attempt({ ...values, birthday: tooYoung }, merchant)).rejects.toMatchObject({
    code: "TOO_YOUNG",
    value: { field: "birthday" },
  });
  await expect(attempt({ ...values, birthday: oldEnough }, merchant)).resolves.toHaveProperty("token");
});

it("a birthday is kept in one form, whichever the brand asks for: it identifies a person", async () => {
  const values = { username: "nalsae", nickname: "nalsae", password: "passwort-frei", birthday: "12-31-1999" };
  const { token = "" } = await attempt(values, american.merchant);
  const member = platform.client({ merchant: american.merchant, token });
  await expect(member(profile, undefined)).resolves.toMatchObject({ birthday: "1999-12-31" });
});

it("a brand's required fields are in the settings, and are enforced", async () => {
  const settings = await platform.client({ merchant: curious.merchant })(registerSettings, undefined);
  expect(settings.fields["email"]).toMatchObject({ required: true, patternId: 3 });
  expect(settings.fields["line"]).toMatchObject({ required: false });

  const values = { username: "bomnal", password: "passwort-frei", email: "bomnal@mail.test" };
  const wanted = (field: string) => ({ code: "FIELD_INVALID", value: { field, rule: "required" } });
  await expect(attempt({ ...values, email: "" }, curious.merchant)).rejects.toMatchObject(wanted("email"));
  await expect(attempt(values, curious.merchant)).rejects.toMatchObject(wanted("captcha"));
  const { id: captchaId } = await platform.client({ merchant: curious.merchant })(captcha, undefined);
  const wrong = { ...values, captchaId, captcha: "XXXXX" };
  await expect(attempt(wrong, curious.merchant)).rejects.toMatchObject({
    code: "WRONG_CAPTCHA",
    value: { captcha: true },
  });
  const { id } = await platform.client({ merchant: curious.merchant })(captcha, undefined);
  const right = { ...values, captchaId: id, captcha: CAPTCHA_TEXT };
  await expect(attempt(right, curious.merchant)).resolves.toHaveProperty("token");
});

it("nobody can register while registration is closed", async () => {
  await expect(attempt({ username: "abcd", password: "passwort-frei" }, closed.merchant)).rejects.toMatchObject({
    status: 403,
    code: "REGISTRATION_CLOSED",
  });
});

it("AP-007 CO-024 CO-025 a person on a break cannot register again, at this brand or another of the group", async () => {
  const token = await platform.logIn("demo", one.merchant);
  const send = platform.client({ token, merchant: one.merchant });
  await send(excludeSelf, { months: 6, scope: "GROUP", password: DEMO_PASSWORD });
  const values = { username: "anew2026", password: "passwort-frei", email: "Demo@mail.example" };
  // The error must not reveal that the mail's owner is on a break.
  const refused = { status: 403, code: "REGISTRATION_REFUSED", value: undefined };
  for (const { merchant } of [one, two]) await expect(attempt(values, merchant)).rejects.toMatchObject(refused);
  const another = attempt({ ...values, email: "another@mail.example" }, two.merchant);
  await expect(another).resolves.toHaveProperty("token");
});

it("AP-007 a site for agents creates no members, because they could not log in there", async () => {
  await expect(attempt({ username: "abcd2026", password: "passwort-frei" }, agency.merchant)).rejects.toMatchObject({
    status: 403,
    code: "NOT_AGENT",
  });
});
