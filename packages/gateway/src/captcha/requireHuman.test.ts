import { requestPasswordMail } from "@livery/platform/calls/requestPasswordMail.ts";
import { slideCaptcha } from "@livery/platform/calls/slideCaptcha.ts";
import { solveSlideCaptcha } from "@livery/platform/calls/solveSlideCaptcha.ts";
import { afterEach, beforeEach, expect, it } from "vitest";
import { solvedCaptcha } from "../testing/asking.ts";
import { SLIDE_PLACE, type TestGateway, openTestGateway } from "../testing/openTestGateway.ts";

let platform: TestGateway;
beforeEach(async () => {
  platform = await openTestGateway();
});
afterEach(() => platform.gateway.close());

async function slideProof(): Promise<string> {
  const { id } = await platform.client()(slideCaptcha, undefined);
  platform.clock.now += 1000;
  const track = Array.from({ length: 11 }, (_, step) => ({ x: (SLIDE_PLACE / 10) * step, y: 20, t: step * 80 }));
  return (await platform.client()(solveSlideCaptcha, { id, x: SLIDE_PLACE, track })).proof;
}

/** Requests a mail from one address, each time to a different mailbox. */
async function askForMail(time: number, shown: Readonly<Record<string, string>>) {
  const { status, body } = await platform.raw(requestPasswordMail.path, {
    method: requestPasswordMail.method,
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: `${new URLSearchParams({ username: `name${time}`, email: `name${time}@mail.example`, ...shown })}`,
    address: "203.0.113.7",
  });
  return { status, code: body.code };
}

it("AP-012 an address has three free tries an hour, then three with a slide captcha, then needs a picture", async () => {
  for (const time of [1, 2, 3]) expect(await askForMail(time, {})).toMatchObject({ status: 200 });
  expect(await askForMail(4, {})).toMatchObject({ code: "CAPTCHA_REQUIRED" });
  for (const time of [4, 5, 6]) {
    expect(await askForMail(time, { slideProof: await slideProof() })).toMatchObject({ status: 200 });
  }
  expect(await askForMail(7, { slideProof: await slideProof() })).toMatchObject({ code: "CAPTCHA_REQUIRED" });
  const { id: captchaId, text: captcha } = await solvedCaptcha(platform);
  expect(await askForMail(7, { captchaId, captcha })).toMatchObject({ status: 200 });
});
