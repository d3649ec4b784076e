import type { SystemStatus } from "@livery/platform/calls/systemStatus.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { consentAtom } from "../../../site/consent.ts";
import { askSystemStatusAtom } from "../../../site/systemStatus.ts";
import { fakeStorage } from "../../../testing/fakeStorage.ts";
import { fakeTabs } from "../../../testing/fakeTabs.ts";
import { memberStore } from "../../../testing/memberStore.ts";
import { countingAtom, watchTag } from "./watchTag.ts";

let scripts: { src: string }[] = [];

beforeEach(() => {
  scripts = [];
  vi.stubGlobal("sessionStorage", fakeStorage());
  vi.stubGlobal("localStorage", fakeStorage());
  vi.stubGlobal("BroadcastChannel", fakeTabs());
  vi.stubGlobal("location", { host: "a.example" });
  vi.stubGlobal("dataLayer", undefined);
  vi.stubGlobal("document", {
    createElement: () => ({}),
    head: { append: (script: { src: string }) => scripts.push(script) },
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A site with a tag, whose platform names one or none. */
async function visit(gtagId: string | undefined, own = "G-BRAND1", afterConsent?: true) {
  const { store } = memberStore({ systemStatus: { gtagId } as SystemStatus });
  const counting = countingAtom({ gtagId: own, ...(afterConsent && { afterConsent }) });
  const stop = watchTag(store, counting);
  await store.set(askSystemStatusAtom);
  return { store, stop, asks: () => store.get(counting).asks, addresses: () => scripts.map(({ src }) => src) };
}

const script = (id: string) => `https://www.googletagmanager.com/gtag/js?id=${id}`;

test.each([
  ["G-TEST1", "G-BRAND1", [script("G-TEST1")]],
  ["GT-ABC-1", "G-BRAND1", [script("GT-ABC-1")]],
  ["AW-ID5", "AW-BRAND", [script("AW-ID5")]],
  [undefined, "G-BRAND1", []],
  ["", "G-BRAND1", []],
  [`"><script>`, "G-BRAND1", []],
  ["G-1&x=//evil.example", "G-BRAND1", []],
  ["g-test1", "G-BRAND1", []],
  ["X-TEST1", "G-BRAND1", []],
  // The policy of the brand's own tag does not allow the hosts of the other kind.
  ["AW-ID5", "G-BRAND1", []],
  ["G-TEST1", "AW-BRAND", []],
])(
  "BR-045 the platform's id %s in a brand with the tag %s loads exactly its script, or none",
  async (id, own, loaded) => {
    const { addresses, asks } = await visit(id, own);
    expect(addresses()).toEqual(loaded);
    expect(asks()).toBe(false);
  },
);

test("the tag is loaded once, with its id as the only configuration", async () => {
  const { store, addresses } = await visit("G-TEST1");
  await store.set(askSystemStatusAtom);
  expect(addresses()).toHaveLength(1);
  const commands = (globalThis as { dataLayer?: ArrayLike<unknown>[] }).dataLayer!.map((one) => Array.from(one));
  expect(commands).toEqual([
    ["js", expect.any(Date)],
    ["config", "G-TEST1"],
  ]);
});

test("CO-034 where consent is needed, nothing is loaded before the visitor agrees, and a visitor may take it back", async () => {
  const { store, asks, addresses } = await visit("G-TEST1", "G-BRAND1", true);
  const isSilent = () => (globalThis as Record<string, unknown>)["ga-disable-G-TEST1"];
  expect([asks(), addresses()]).toEqual([true, []]);
  store.set(consentAtom, "no");
  expect([asks(), addresses()]).toEqual([false, []]);
  store.set(consentAtom, undefined);
  expect([asks(), addresses()]).toEqual([true, []]);
  store.set(consentAtom, "yes");
  expect([asks(), addresses(), isSilent()]).toEqual([false, [script("G-TEST1")], false]);
  store.set(consentAtom, "no");
  expect([addresses().length, isSilent()]).toEqual([1, true]);
});

test("the decision lasts beyond the page; a site without a tag asks nobody", async () => {
  (await visit("G-TEST1", "G-BRAND1", true)).store.set(consentAtom, "yes");
  scripts = [];
  vi.stubGlobal("dataLayer", undefined);
  const again = await visit("G-TEST1", "G-BRAND1", true);
  expect([again.asks(), again.addresses()]).toEqual([false, [script("G-TEST1")]]);
  again.store.set(consentAtom, undefined);
  expect((await visit(undefined, "G-BRAND1", true)).asks()).toBe(false);
});
