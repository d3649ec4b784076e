import { freePlay } from "@livery/platform/calls/freePlay.ts";
import { login } from "@livery/platform/calls/login.ts";
import { registerByMobile } from "@livery/platform/calls/registerByMobile.ts";
import { requestPasswordMail } from "@livery/platform/calls/requestPasswordMail.ts";
import { sendLoginCode } from "@livery/platform/calls/sendLoginCode.ts";
import { solveSlideCaptcha } from "@livery/platform/calls/solveSlideCaptcha.ts";
import { verifyLogin } from "@livery/platform/calls/verifyLogin.ts";
import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { DEMO_PASSWORD, demoAccounts } from "../demoAccounts.ts";
import { askRaw } from "../testing/asking.ts";
import { mobileMerchant } from "../testing/mobileMerchant.ts";
import { type TestGateway, openTestGateway } from "../testing/openTestGateway.ts";

const codesOnly = {
  ...mobileMerchant,
  switches: { ...mobileMerchant.switches, MOBILEREGPASS3: false, REGMOBVERF3: false },
};

let platform: TestGateway;
beforeEach(async () => {
  platform = await openTestGateway({ merchants: [codesOnly] });
});
afterEach(() => platform.gateway.close());

const sendMail = async (index: number, address: string) => {
  const body = `${new URLSearchParams({ username: "x", email: `m${index}@mail.example` })}`;
  const headers = { "Content-Type": "application/x-www-form-urlencoded" };
  return platform.raw(requestPasswordMail.path, { method: "POST", headers, body, address });
};
const guest = { os: "Linux", platform: "W", random: "x", gatewayVersion: "3" };
const mobileOf = (index: number) => ({ mobileNum: `010777700${index + 10}`, countryDialingCode: "82" });

interface Counted {
  /** This many requests are one too many for an address. */
  readonly times: number;
  /** Sends one request in which everything except the address is different each time. */
  readonly context: (index: number, address: string) => ReturnType<TestGateway["raw"]>;
}

/** Everything that is counted per address. */
const counted: Readonly<Record<string, Counted>> = {
  "wrong logins": {
    times: 2,
    context: (index, address) =>
      askRaw(platform, login, { type: "username", username: `nobody${index}`, password: "x" }, { address }),
  },
  codes: { times: 4, context: (index, address) => askRaw(platform, sendLoginCode, mobileOf(index), { address }) },
  "password mails": { times: 4, context: sendMail },
  registrations: {
    times: 4,
    context: (index, address) => askRaw(platform, registerByMobile, mobileOf(index), { address }),
  },
  guests: { times: 11, context: (_, address) => askRaw(platform, freePlay, guest, { address }) },
  "wrong slides": {
    times: 11,
    context: (_, address) => askRaw(platform, solveSlideCaptcha, { id: "none", x: 1, track: [] }, { address }),
  },
};

const lastCodes = async ({ times, context }: Counted, addressOf: (index: number) => string) => {
  const codes = [];
  for (let index = 0; index < times; index += 1) {
    // Spaced out, so that the requests share only the address.
    platform.clock.now += 1000;
    codes.push((await context(index, addressOf(index))).body.code);
  }
  return { first: codes[0], last: codes.at(-1) };
};

it.each(Object.entries(counted))("%s of one 64-bit IPv6 network count together", async (_, what) => {
  const { first, last } = await lastCodes(what, (index) => `2001:db8:1:2:${(index + 1).toString(16)}::1`);
  expect(last).not.toBe(first);
});

it.each(Object.entries(counted))("%s of one IPv4 address count together, also inside IPv6", async (_, what) => {
  const written = ["203.0.113.7", "::ffff:203.0.113.7", "::ffff:cb00:7107"];
  const { first, last } = await lastCodes(what, (index) => written[index % written.length]!);
  expect(last).not.toBe(first);
});

it.each(Object.entries(counted))("%s of different networks count separately", async (_, what) => {
  const { first, last } = await lastCodes(what, (index) => `2001:db8:1:${(index + 1).toString(16)}::1`);
  expect(last).toBe(first);
});

it("AP-064 a login's verification can continue at another address of its network, which is then known", async () => {
  const credentials = { type: "username", username: "verify", password: DEMO_PASSWORD };
  const answer = demoAccounts.find(({ account }) => account === "verify")?.realName;
  const { body } = await askRaw(platform, login, credentials, { address: "2001:db8:1:2::1" });
  const { ticket } = body.value as { ticket: string };
  const verified = { ticket, method: "BANK_NAME", answer };
  expect(await askRaw(platform, verifyLogin, verified, { address: "2001:db8:1:2::9" })).toMatchObject({ status: 200 });
  expect(await askRaw(platform, login, credentials, { address: "2001:db8:1:2::8" })).toMatchObject({ status: 200 });
});

it("only the entry point and the visitor's own status response see the unmodified address", async () => {
  const sources = join(import.meta.dirname, "..");
  const seeing: string[] = [];
  for await (const name of glob("**/*.ts", { cwd: sources })) {
    if (/\.test\.ts$|^testing\//.test(name)) continue;
    const text = await readFile(join(sources, name), "utf8");
    if (/shownAddress|remoteAddress|\baddress\??: string|as AddressGroup/.test(text)) seeing.push(name);
  }
  // A new entry here would count one visitor with many addresses as many: use the context's `address`, an AddressGroup.
  expect(seeing.toSorted()).toEqual([
    // The address of Cloudflare, not of a visitor.
    "captcha/turnstile.ts",
    "codes/firebaseEmulator.ts",
    "createGateway.ts",
    "http/createApp.ts",
    "members/isLoopback.ts",
    "money/cashier.ts",
    "protection/addressGroup.ts",
    "protection/createProtection.ts",
    "protection/origins.ts",
    "protection/plainAddress.ts",
    "requestContext.ts",
    "routes/systemStatus.ts",
    "store/signInTables.ts",
  ]);
});
