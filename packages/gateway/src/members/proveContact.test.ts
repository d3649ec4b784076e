import { login } from "@livery/platform/calls/login.ts";
import { registerByMobile } from "@livery/platform/calls/registerByMobile.ts";
import { requestPasswordMail } from "@livery/platform/calls/requestPasswordMail.ts";
import { resetPassword } from "@livery/platform/calls/resetPassword.ts";
import { sendLoginCode } from "@livery/platform/calls/sendLoginCode.ts";
import { sendRegisterCode } from "@livery/platform/calls/sendRegisterCode.ts";
import { verifyLogin } from "@livery/platform/calls/verifyLogin.ts";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { DEMO_PASSWORD } from "../demoAccounts.ts";
import { askRaw, lastCode, lastMessage } from "../testing/asking.ts";
import { mobileMerchant } from "../testing/mobileMerchant.ts";
import { type TestGateway, openTestGateway } from "../testing/openTestGateway.ts";

let folder: string;
let platform: TestGateway;
let raw: DatabaseSync;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "livery-contacts-"));
  const database = join(folder, "platform.sqlite");
  platform = await openTestGateway({ merchants: [mobileMerchant], database });
  raw = new DatabaseSync(database);
});
afterAll(async () => {
  raw.close();
  await platform.gateway.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  raw.exec("update member set mobile_proven = 0, email_proven = 0");
  platform.clock.now += 60_000;
});

const phone = (mobileNum: string) => ({ mobileNum, countryDialingCode: "82" });
const password = "mirinae-2030";

async function verifyBy(method: "SMS" | "EMAIL" | "BANK_NAME", recipient: string): Promise<void> {
  const credentials = { type: "username", username: "verify", password: DEMO_PASSWORD };
  const { ticket } = (await askRaw(platform, login, credentials)).body.value as { ticket: string };
  const send = platform.client();
  if (method !== "BANK_NAME") await send(verifyLogin, { ticket, method });
  const answer = method === "BANK_NAME" ? recipient : await lastCode(platform, recipient);
  await send(verifyLogin, { ticket, method, answer });
}

const ways: Readonly<Record<string, readonly [mobile: number, email: number, () => Promise<unknown>]>> = {
  "a login by a code": [
    1,
    0,
    async () => {
      await platform.client()(sendLoginCode, phone("01020001000"));
      const verificationCode = await lastCode(platform, "+821020001000");
      return platform.client()(login, { type: "sms", ...phone("01020001000"), verificationCode });
    },
  ],
  "a new password by a code": [
    1,
    0,
    async () => {
      await platform.client()(sendLoginCode, phone("01020003000"));
      const verificationCode = await lastCode(platform, "+821020003000");
      return platform.client()(resetPassword, {
        ...phone("01020003000"),
        verificationCode,
        newPassword: password,
      });
    },
  ],
  "a registration by a code": [
    1,
    0,
    async () => {
      await platform.client()(sendRegisterCode, { mobileNo: "01077770000", countryDialingCode: "82" });
      const verificationCode = await lastCode(platform, "+821077770000");
      return askRaw(platform, registerByMobile, { ...phone("01077770000"), verificationCode, password });
    },
  ],
  "a login verified by SMS": [1, 0, () => verifyBy("SMS", "+821020002000")],
  "a login verified by mail": [0, 1, () => verifyBy("EMAIL", "verify@mail.example")],
  "a login verified by a name": [0, 0, () => verifyBy("BANK_NAME", "박새벽")],
  "a login by a mailed password": [
    0,
    1,
    async () => {
      // The first proof of the number by a code removes it.
      raw.exec(`update member set profile = '{"email":"demo@mail.example"}' where account = 'demo'`);
      await platform.client()(requestPasswordMail, { username: "demo", email: "demo@mail.example" });
      const mail = (await lastMessage(platform, "demo@mail.example")) ?? "";
      const [mailed] = /[A-Z2-9]{4}(?:-[A-Z2-9]{4}){2}/u.exec(mail)!;
      return platform.client()(login, { type: "username", username: "demo", password: mailed });
    },
  ],
  "a login by the own password": [
    0,
    0,
    () => platform.client()(login, { type: "username", username: "vip", password: DEMO_PASSWORD }),
  ],
};

it.each(Object.entries(ways))(
  "CO-025 %s proves the contact that received the message, and nothing else",
  async (_, [mobile, email, go]) => {
    await go();
    const proven = raw.prepare("select sum(mobile_proven) as mobile, sum(email_proven) as email from member").get();
    expect({ ...proven }).toEqual({ mobile, email });
  },
);
