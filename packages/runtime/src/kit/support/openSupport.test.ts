import { createSend } from "@livery/platform/createSend.ts";
import type { SystemStatus } from "@livery/platform/calls/systemStatus.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { sendAtom } from "../../site/send.ts";
import { sessionAtom } from "../../session/session.ts";
import { signOutAtom } from "../account/signOut.ts";
import { askSystemStatusAtom } from "../../site/systemStatus.ts";
import { fakeStorage } from "../../testing/fakeStorage.ts";
import { fakeTabs } from "../../testing/fakeTabs.ts";
import { apiError } from "../../testing/fakeSend.ts";
import { memberStore, neo } from "../../testing/memberStore.ts";
import { decryptAddress } from "./decryptAddress.ts";
import { openSupportAtom } from "./openSupport.ts";

/** Made with openssl (CS-008). */
const vector = {
  text: "j0keLbP7JDLin8aTWduyGL7ZvtSORbbUFGM8bop3iyA=k3yA9zQ1",
  address: "https://cs.example.com/chat?x=1",
};
const chat = { type: "3", value: vector.text };

const waiting = { title: "Contact Us", text: "Opening" };
const site = (support: SiteConfig["support"] = { cipher: "DES-ECB" }) => ({
  support,
  constants: { vipServiceRank: 4, supportPopupWidth: 440, supportPopupHeight: 500 } as SiteConfig["constants"],
});

/** A window that the browser opened, and all that happened to it, in order. */
function openBrowser() {
  const events: string[] = [];
  const popup = {
    opener: globalThis as unknown,
    document: { title: "", body: { textContent: "", style: { cssText: "" } } },
    location: { replace: (address: string) => events.push(`to ${address}`) },
    close: () => events.push("closed"),
  };
  const open = vi.fn<typeof globalThis.open>(() => {
    events.push("opened");
    return popup as unknown as Window;
  });
  vi.stubGlobal("open", open);
  return { events, popup, open };
}

beforeEach(() => {
  vi.stubGlobal("sessionStorage", fakeStorage());
  vi.stubGlobal("localStorage", fakeStorage());
  vi.stubGlobal("BroadcastChannel", fakeTabs());
  vi.stubGlobal("location", { host: "a.example" });
});
afterEach(() => vi.unstubAllGlobals());

test("CS-007 CS-008 an address is decrypted by DES with its last 8 characters as the key", () => {
  expect(decryptAddress(vector.text)).toBe(vector.address);
});

test("CS-003 CS-004 CS-005 CS-010 a window of 440 by 500 opens in the click, asks for the service and goes to it", async () => {
  const { events, popup, open } = openBrowser();
  const customerServices = () => {
    events.push("asked");
    return [chat];
  };
  const { store } = memberStore({ customerServices });
  const opening = store.set(openSupportAtom, site(), waiting);
  expect(events[0]).toBe("opened");
  expect(popup.document).toMatchObject({ title: "Contact Us", body: { textContent: "Opening" } });
  expect(await opening).toBeUndefined();
  expect(events).toEqual(["opened", "asked", `to ${vector.address}`]);
  expect(open.mock.calls).toEqual([["", "_blank", "width=440,height=500"]]);
});

test("CS-006 of several services that of type 3 is opened", async () => {
  const { events } = openBrowser();
  const customerServices = ["1", "2"].map((type) => ({ type, value: "x" }));
  const { store } = memberStore({ customerServices: [...customerServices, chat, { ...chat, value: "y" }] });
  await store.set(openSupportAtom, site(), waiting);
  expect(events.at(-1)).toBe(`to ${vector.address}`);
});

describe("CS-009 the address is untrusted", () => {
  const inClear = { cipher: "none" } as const;
  const own = { ...inClear, hosts: ["https://cs.example.com"] };
  test.each([
    ["a script", "javascript:alert(1)", inClear, false],
    ["plain http", "http://cs.example.com/chat", inClear, false],
    ["a path of the site", "/help", inClear, false],
    ["any https address", "https://other.example/chat", inClear, true],
    ["another host than the brand's", "https://other.example/chat", own, false],
    ["a host that begins like the brand's", "https://cs.example.com.evil.example/", own, false],
    ["the brand's own host", "https://cs.example.com/chat", own, true],
  ])("%s", async (_title, value, support, opens) => {
    const { events, popup } = openBrowser();
    const { store } = memberStore({ customerServices: [{ type: "3", value }] });
    const problem = await store.set(openSupportAtom, site(support), waiting);
    expect(events.slice(1)).toEqual([opens ? `to ${value}` : "closed"]);
    expect(problem).toBe(opens ? undefined : "failed");
    expect(popup.opener).toBeNull();
  });
});

test.each([
  ["the call fails", apiError(500)],
  ["there is no service of type 3", [{ ...chat, type: "1" }]],
  ["the address cannot be decrypted", [{ ...chat, value: "nonsense" }]],
])("CS-011 ER-029 the window closes and the page says why when %s", async (_title, customerServices) => {
  const { events } = openBrowser();
  const { store } = memberStore({ customerServices });
  expect(await store.set(openSupportAtom, site(), waiting)).toBe("failed");
  expect(events).toEqual(["opened", "closed"]);
});

test("a window that the browser blocks is said to be blocked, and nothing is asked", async () => {
  vi.stubGlobal("open", () => null);
  const { store, calls } = memberStore({ customerServices: [chat] });
  expect(await store.set(openSupportAtom, site(), waiting)).toBe("blocked");
  expect(calls()).toEqual([]);
});

describe("which service is asked for", () => {
  /** What a visitor asks for. */
  async function askedBy(
    level: number | undefined,
    then?: (store: ReturnType<typeof memberStore>["store"]) => unknown,
  ) {
    openBrowser();
    const asked: unknown[] = [];
    const customerServices = (request: unknown) => (asked.push(request), [chat]);
    const { store } = memberStore({ customerServices });
    if (level !== undefined)
      store.set(sessionAtom, { state: "in", token: "t1", member: { ...neo, rank: { name: "", level } } as never });
    await then?.(store);
    await store.set(openSupportAtom, site(), waiting);
    return asked;
  }

  test("CS-001 CS-002 RO-014 above rank 4 the one for VIPs, for everybody else the live chat", async () => {
    expect(await askedBy(5)).toEqual([{ csType: "VIP" }]);
    expect(await askedBy(4)).toEqual([{ csType: "LIVECHAT" }]);
    expect(await askedBy(undefined)).toEqual([{ csType: "LIVECHAT" }]);
  });

  test("CS-015 after the logout of a VIP the live chat again", async () => {
    expect(await askedBy(6, (store) => store.set(signOutAtom))).toEqual([{ csType: "LIVECHAT" }]);
  });
});

test("CS-013 without a service the path of the status counts, that of the visitor's own kind", async () => {
  const status = {
    customerService: [
      { kind: "VIP", path: "https://cs.example.com/vip" },
      { kind: "LIVECHAT", path: "https://cs.example.com/chat" },
    ],
  } as unknown as SystemStatus;
  for (const [customerServices, address] of [
    [[], "https://cs.example.com/chat"],
    [[chat], vector.address],
  ] as const) {
    const { events } = openBrowser();
    const { store } = memberStore({ customerServices, systemStatus: status });
    await store.set(askSystemStatusAtom);
    await store.set(openSupportAtom, site(), waiting);
    expect(events.at(-1)).toBe(`to ${address}`);
  }
});

test("SY-017 the service is asked for without the token, even if one is held", async () => {
  const { events } = openBrowser();
  const { store } = memberStore();
  const requests: Request[] = [];
  const send = createSend({
    origin: "https://a.example",
    merchant: "M1",
    language: () => "en",
    token: () => "t1",
    fetch: async (input, init) => {
      requests.push(new Request(input, init));
      return Response.json({ success: true, value: [{ type: 3, value: vector.text }] });
    },
  });
  store.set(sendAtom, send);
  await store.set(openSupportAtom, site(), waiting);
  expect(requests.map(({ url }) => url)).toEqual(["https://a.example/wps/system/service?csType=LIVECHAT"]);
  expect([...requests[0]!.headers].flat().join(" ")).not.toContain("t1");
  expect(events.at(-1)).toBe(`to ${vector.address}`);
});
