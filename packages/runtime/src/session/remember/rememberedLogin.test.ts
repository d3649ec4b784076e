import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  forgetLogins,
  readRememberedLogin,
  readRememberedPassword,
  rememberPassword,
  rememberPhone,
  rememberUsername,
} from "./rememberedLogin.ts";

const DAY = 86_400;

/** A browser's cookies, each with what it was stored with, and without IndexedDB. */
function browser(protocol: "http:" | "https:", blocked = false) {
  const jar = new Map<string, string>();
  const facts = new Map<string, string>();
  const cookies = {
    get cookie() {
      if (blocked) throw new DOMException("blocked", "SecurityError");
      return [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    },
    set cookie(text: string) {
      if (blocked) throw new DOMException("blocked", "SecurityError");
      const [, name = "", value = "", rest = ""] = /^([^=]*)=([^;]*)(.*)$/u.exec(text) ?? [];
      if (rest.includes("Max-Age=0;")) jar.delete(name);
      else jar.set(name, value);
      facts.set(name, rest);
    },
  };
  vi.stubGlobal("document", cookies);
  vi.stubGlobal("location", { protocol });
  return { names: () => [...jar.keys()], facts, valueOf: (name: string) => decodeURIComponent(jar.get(name) ?? "") };
}

beforeEach(() => vi.stubGlobal("indexedDB", undefined));
afterEach(() => vi.unstubAllGlobals());

describe("what a login leaves in cookies", () => {
  test("AU-025 ST-018 the name, for 24 hours, and nothing else without the tick", async () => {
    const { names, facts } = browser("https:");
    await rememberPassword("ann", "secret", DAY);
    await forgetLogins();
    rememberUsername("Bob 1", DAY);
    expect(readRememberedLogin()).toEqual({ ticked: false, username: "Bob 1", phone: undefined });
    expect(names()).toEqual(["loginUsername"]);
    expect(facts.get("loginUsername")).toContain("; Max-Age=86400;");
  });

  test("AU-027 the name and the tick, for 24 hours", async () => {
    const { facts } = browser("https:");
    await rememberPassword("Bob 1", "secret", DAY);
    expect(readRememberedLogin()).toEqual({ ticked: true, username: "Bob 1", phone: undefined });
    expect([facts.get("loginUsername"), facts.get("loginRemember")]).toEqual([
      expect.stringContaining("; Max-Age=86400;"),
      expect.stringContaining("; Max-Age=86400;"),
    ]);
  });

  test("AU-028 ST-021 after a login by code exactly the number and its country, for 24 hours", async () => {
    const { facts, valueOf } = browser("https:");
    const phone = { mobileNum: "01020001000", countryDialingCode: "82" };
    await rememberPhone({ ...phone, verificationCode: "123456" } as never, DAY);
    expect(JSON.parse(valueOf("loginTypeSms"))).toEqual(phone);
    expect(facts.get("loginTypeSms")).toContain("; Max-Age=86400;");
    expect(readRememberedLogin()).toMatchObject({ ticked: true, phone });
  });

  test.each([
    ["ST-022 over https it is Secure, SameSite=Strict and for the whole site", "https:", "; Secure"],
    ["over http, as on this machine, it is not Secure, or the browser would refuse it", "http:", ""],
  ] as const)("%s", async (_title, protocol, secure) => {
    const { facts } = browser(protocol);
    await rememberPassword("bob", "secret", DAY);
    await rememberPhone({ mobileNum: "1", countryDialingCode: "82" }, DAY);
    const flags = [...facts].filter(([, rest]) => !rest.includes("Max-Age=0"));
    expect(flags.length).toBeGreaterThanOrEqual(2);
    for (const [, rest] of flags) expect(rest).toBe(`; Max-Age=86400; Path=/; SameSite=Strict${secure}`);
  });

  test("AU-026b where the browser cannot encrypt, the name alone", async () => {
    const { names } = browser("http:");
    await rememberPassword("bob", "secret", DAY);
    expect(names().toSorted()).toEqual(["loginRemember", "loginUsername"]);
    await expect(readRememberedPassword("bob")).resolves.toBeUndefined();
  });

  test("ST-020 unticked, nothing stays", async () => {
    const { names } = browser("https:");
    await rememberPassword("bob", "secret", DAY);
    await rememberPhone({ mobileNum: "1", countryDialingCode: "82" }, DAY);
    await forgetLogins();
    expect(names()).toEqual([]);
  });

  test("a cookie that is damaged or blocked is none", async () => {
    const { names } = browser("https:");
    document.cookie = "loginTypeSms=%7B; Max-Age=5";
    expect(readRememberedLogin().phone).toBeUndefined();
    expect(names()).toEqual(["loginTypeSms"]);
    browser("https:", true);
    await rememberPassword("bob", "secret", DAY);
    expect(readRememberedLogin()).toEqual({ ticked: false, username: undefined, phone: undefined });
  });
});
