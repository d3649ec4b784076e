import { login } from "@livery/platform/calls/login.ts";
import { memberInfo } from "@livery/platform/calls/memberInfo.ts";
import { resetPassword } from "@livery/platform/calls/resetPassword.ts";
import { securityInfo } from "@livery/platform/calls/securityInfo.ts";
import { sendLoginCode } from "@livery/platform/calls/sendLoginCode.ts";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { DEMO_PASSWORD } from "../demoAccounts.ts";
import { askRaw, lastCode, lastMessage } from "../testing/asking.ts";
import { mobileMerchant } from "../testing/mobileMerchant.ts";
import { type LabMember, type MoneyLab, openMoneyLab } from "../testing/openMoneyLab.ts";

// Somebody has registered with a number that is not theirs. Then the number's owner comes.

const NEW = "mirinae-2030";

let lab: MoneyLab;
let member: LabMember;
let members = 0;
let mobile: { readonly mobileNum: string; readonly countryDialingCode: string };
let mailbox: string;
beforeAll(async () => {
  lab = await openMoneyLab({ switches: mobileMerchant.switches });
});
afterAll(() => lab.close());
beforeEach(() => {
  members += 1;
  member = lab.addMember();
  lab.addCard(member);
  mailbox = `first${members}@mail.example`;
  mobile = { mobileNum: `0106000000${members}`, countryDialingCode: "82" };
  const profile = JSON.stringify({ email: mailbox, telegram: "first", birthday: "1990-05-17" });
  const update = lab.raw.prepare("update member set mobile = ?, profile = ?, email_proven = 1 where id = ?");
  update.run(`+82${mobile.mobileNum.slice(1)}`, profile, member.id);
  lab.clock.move(60_000);
});

async function code(): Promise<string> {
  await lab.platform.client()(sendLoginCode, mobile);
  return lastCode(lab.platform, `+82${mobile.mobileNum.slice(1)}`);
}

async function logInByCode(): Promise<string> {
  const verificationCode = await code();
  const { token } = await lab.platform.client()(login, { type: "sms", ...mobile, verificationCode });
  return token;
}

async function logInByReset(): Promise<string> {
  const verificationCode = await code();
  await lab.platform.client()(resetPassword, { ...mobile, verificationCode, newPassword: NEW });
  const username = lab.accountOf(member);
  const { token } = await lab.platform.client()(login, { type: "username", username, password: NEW });
  return token;
}

const infoOf = (token: string) => lab.platform.client({ token })(securityInfo, undefined);

it.each([
  ["a login by code", logInByCode, false],
  ["a reset of the password", logInByReset, true],
])("the first proof of a number removes what was entered before: %s", async (_way, enter, hasPassword) => {
  const before = lab.tokenOf(member);
  const token = await enter();
  expect(await infoOf(token)).toMatchObject({
    loginPassword: hasPassword,
    paymentPassword: false,
    email: false,
    mobile: true,
    bankCard: false,
  });
  expect((await askRaw(lab.platform, memberInfo, undefined, { token: before })).status).toBe(401);
  const credentials = { type: "username", username: lab.accountOf(member), password: DEMO_PASSWORD };
  expect((await askRaw(lab.platform, login, credentials)).body.code).toBe("WRONG_LOGIN");
  expect(await lastMessage(lab.platform, mailbox)).toMatch(/비밀번호, 결제 비밀번호, .+출금 계좌/u);
});

it("a proven number's code removes nothing", async () => {
  lab.raw.prepare("update member set mobile_proven = 1 where id = ?").run(member.id);
  const before = lab.tokenOf(member);
  const token = await logInByCode();
  expect(await infoOf(token)).toMatchObject({
    loginPassword: true,
    paymentPassword: true,
    email: true,
    bankCard: true,
  });
  expect((await askRaw(lab.platform, memberInfo, undefined, { token: before })).status).toBe(200);
});
