import { createDeposit } from "@livery/platform/calls/createDeposit.ts";
import { launchGame } from "@livery/platform/calls/launchGame.ts";
import { login } from "@livery/platform/calls/login.ts";
import { register } from "@livery/platform/calls/register.ts";
import { requestPasswordMail } from "@livery/platform/calls/requestPasswordMail.ts";
import { minor } from "@livery/product/money.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { lastMessage } from "../testing/asking.ts";
import { type TestGateway, openTestGateway } from "../testing/openTestGateway.ts";
import { testMerchant } from "../testing/testMerchant.ts";

const { fields, termsChecked } = testMerchant.registration;
const strict = {
  ...testMerchant,
  mailProof: true as const,
  registration: { termsChecked, fields: { ...fields, email: "required" } as const },
};

let platform: TestGateway;
beforeAll(async () => {
  platform = await openTestGateway({ merchants: [strict] });
});
afterAll(() => platform.gateway.close());

const lottery = { kind: "lottery", gameCode: "HRSSC1", device: "WEB", backUrl: "https://a.example/lottery" } as const;

it("CO-037b where mail addresses are proven, a new member can neither deposit nor play until the mail comes back", async () => {
  const [username, email, password] = ["newcomer", "new@mail.example", "passwort-frei"];
  const { token = "" } = await platform.client()(register, {
    fields: { username, email, password, confirmPassword: password },
    registerUrl: "http://site.test/register",
    domain: "site.test",
    registerMethod: "WEB",
  });
  const unproven = { status: 403, code: "CONTACT_UNPROVEN" };
  const deposit = (session: string) =>
    platform.client({ token: session })(createDeposit, { method: "BANK", amount: minor(100_000) });
  const play = (session: string) => platform.client({ token: session })(launchGame, { ...lottery, language: "ko" });
  for (const use of [deposit, play]) await expect(use(token)).rejects.toMatchObject(unproven);
  await platform.client()(requestPasswordMail, { username, email });
  const [mailed] = /[A-Z2-9]{4}(?:-[A-Z2-9]{4}){2}/u.exec((await lastMessage(platform, email)) ?? "")!;
  await platform.client()(login, { type: "username", username, password: mailed });
  const { token: again = "" } = (await platform.client()(login, { type: "username", username, password })) as {
    token?: string;
  };
  for (const use of [deposit, play]) await expect(use(again)).resolves.toBeDefined();
});

it("a member who has proven a contact before is not asked again", async () => {
  const send = platform.client({ token: await platform.logIn("demo") });
  await expect(send(createDeposit, { method: "BANK", amount: minor(100_000) })).resolves.toBeDefined();
});
