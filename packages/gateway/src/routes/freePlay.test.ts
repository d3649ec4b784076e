import { balance } from "@livery/platform/calls/balance.ts";
import { changePassword } from "@livery/platform/calls/changePassword.ts";
import { freePlay } from "@livery/platform/calls/freePlay.ts";
import { memberInfo } from "@livery/platform/calls/memberInfo.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { askRaw } from "../testing/asking.ts";
import { type TestGateway, openTestGateway } from "../testing/openTestGateway.ts";
import { testMerchant } from "../testing/testMerchant.ts";

const MINUTE = 60_000;
const closed = { ...testMerchant, merchant: "CLOSED", switches: { ...testMerchant.switches, FREEPLAY3: false } };
const agency = { ...testMerchant, merchant: "AGENCY", site: "agent" as const };
const careful = { ...testMerchant, merchant: "CAREFUL", ageCheckBeforeFreePlay: true as const };
const device = { os: "Linux", random: "4c1b…" };
const sent = { ...device, platform: "W", gatewayVersion: "3" };

let platform: TestGateway;
beforeEach(async () => {
  platform = await openTestGateway({ merchants: [testMerchant, closed, agency, careful] });
});
afterEach(() => platform.gateway.close());

it("AP-013b a guest has its own account with play money and no real transactions", async () => {
  const { token, userName } = await platform.expectContract(freePlay, device);
  const send = platform.client({ token });
  expect(await send(memberInfo, undefined)).toMatchObject({ account: userName, nickname: "체험손님", agentType: 4 });
  expect(await send(balance, undefined)).toEqual({ total: 500_000 });
  const change = { oldPassword: "x", newPassword: "mirinae-2030", confirmNewPassword: "mirinae-2030" };
  await expect(send(changePassword, change)).rejects.toMatchObject({ status: 403, code: "TRIAL_ACCOUNT" });
  const other = await platform.client({ language: "en" })(freePlay, device);
  expect(other.userName).not.toBe(userName);
  await expect(platform.client({ token: other.token })(memberInfo, undefined)).resolves.toMatchObject({
    nickname: "Trial Guest",
  });
});

it("a guest's session ends after two hours, whatever it does", async () => {
  const { token } = await platform.client()(freePlay, device);
  const send = platform.client({ token });
  for (let minutes = 20; minutes < 120; minutes += 20) {
    platform.clock.now += 20 * MINUTE;
    await expect(send(balance, undefined)).resolves.toBeDefined();
  }
  platform.clock.now += 20 * MINUTE;
  await expect(send(balance, undefined)).rejects.toMatchObject({ status: 401, code: "SESSION_EXPIRED" });
});

it("an address can create ten guests an hour, the machine's own any number", async () => {
  const ask = (address: string) => askRaw(platform, freePlay, sent, { address });
  for (let guest = 0; guest < 10; guest += 1) expect(await ask("203.0.113.7")).toMatchObject({ status: 200 });
  expect(await ask("203.0.113.7")).toMatchObject({
    status: 429,
    body: { code: "auth/too-many-requests", value: { retryAfter: 3600 } },
  });
  expect(await ask("203.0.113.8")).toMatchObject({ status: 200 });
  for (let guest = 0; guest < 11; guest += 1) expect(await ask("127.0.0.1")).toMatchObject({ status: 200 });
});

it("AP-013a a guest's device sends its system, W, a random text and version 3; anything else is rejected", async () => {
  expect(await askRaw(platform, freePlay, sent)).toMatchObject({ status: 200 });
  for (const [changed, field] of [
    [{ platform: "X" }, "platform"],
    [{ gatewayVersion: "2" }, "gatewayVersion"],
    [{ random: undefined }, "random"],
    [{ os: 5 }, "os"],
  ] as const) {
    const answer = await askRaw(platform, freePlay, { ...sent, ...changed });
    expect(answer).toMatchObject({ status: 422, body: { value: { field } } });
  }
});

describe("CO-012 a merchant that checks the age before free play", () => {
  const at = (merchant: string, birthday?: string) => askRaw(platform, freePlay, { ...sent, birthday }, { merchant });

  it.each([
    [undefined, "required"],
    ["", "required"],
    ["1990", "length"],
    ["2001-02-29", "pattern"],
  ])("asks for a date of birth: %s is none", async (birthday, rule) => {
    expect(await at(careful.merchant, birthday)).toMatchObject({
      status: 422,
      body: { code: "FIELD_INVALID", value: { field: "birthday", rule } },
    });
  });

  it.each([
    ["on the day", "2011-06-15", { status: 200 }],
    ["a day too early", "2011-06-16", { status: 403, body: { code: "TOO_YOUNG", value: { field: "birthday" } } }],
  ])("begins a session for its minimum age, counted by the calendar: %s", async (_when, birthday, answer) => {
    platform.clock.now = Date.UTC(2030, 5, 15, 12);
    expect(await at(careful.merchant, birthday)).toMatchObject(answer);
  });

  it("is the only one that asks", async () => {
    expect(await at(testMerchant.merchant)).toMatchObject({ status: 200 });
  });
});

it("free play is rejected without its switch, and on a site for agents", async () => {
  const at = (merchant: string) => platform.client({ merchant })(freePlay, device);
  await expect(at(closed.merchant)).rejects.toMatchObject({ status: 403, code: "FREE_PLAY_CLOSED" });
  await expect(at(agency.merchant)).rejects.toMatchObject({ status: 403, code: "NOT_AGENT" });
});
