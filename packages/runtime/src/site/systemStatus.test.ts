import { createStore } from "jotai";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createSiteStore } from "../session/createSiteStore.ts";
import { withErrorHandling } from "../session/withErrorHandling.ts";
import { noticeAtom } from "../dialogs/notice.ts";
import { sendAtom } from "./send.ts";
import { askSystemStatusAtom, firstSystemStatusAtom, startSystemStatusAtom, systemStatusAtom } from "./systemStatus.ts";
import { fakeSend, apiError } from "../testing/fakeSend.ts";
import { fakeStorage } from "../testing/fakeStorage.ts";

const open = { state: "open" };

const site = { merchant: "M1", site: "member", locales: ["ko"], defaultLanguage: "ko" } as const;

beforeEach(() => {
  vi.stubGlobal("location", { host: "play.example:8443" });
  vi.stubGlobal("sessionStorage", fakeStorage());
  vi.stubGlobal("localStorage", fakeStorage());
});

afterEach(() => vi.unstubAllGlobals());

test("SY-001 a site's first call asks for its status, with the host that was opened", () => {
  sessionStorage.setItem("token", "held");
  const { send, sent } = fakeSend({ systemStatus: open });
  createSiteStore(site, send);
  expect(sent).toEqual([{ id: "systemStatus", request: { host: "play.example:8443" } }]);
});

test("BR-014c ST-002 ST-015 a site's merchant stands in session storage from the start", () => {
  const { send } = fakeSend({ systemStatus: open });
  createSiteStore(site, send);
  expect([sessionStorage.getItem("merchant"), sessionStorage.getItem("merchantCode")]).toEqual(["M1", "M1"]);
});

test("SY-018 without a response there is no status, and asking again gets one", async () => {
  let works = false;
  const store = createStore();
  store.set(sendAtom, fakeSend({ systemStatus: () => (works ? open : apiError(500)) }).send);
  store.set(startSystemStatusAtom);
  expect(await store.get(firstSystemStatusAtom)).toBeUndefined();
  works = true;
  await store.set(askSystemStatusAtom);
  expect(store.get(systemStatusAtom)).toEqual(open);
  works = false;
  await store.set(askSystemStatusAtom);
  expect(store.get(systemStatusAtom)).toEqual(open);
});

test.each([
  ["maintenance", apiError(503, "MAINTENANCE")],
  ["restricted", apiError(403, "RESTRICTED")],
])("SY-020 ER-022 a response that says %s leads to the closed page, and no other notice", async (state, response) => {
  sessionStorage.setItem("token", "held");
  let now = "open";
  const store = createStore();
  const { send, sent } = fakeSend({ systemStatus: () => ({ state: now }), balance: response, hotGames: response });
  store.set(sendAtom, withErrorHandling(send, store));
  await store.set(askSystemStatusAtom);
  now = state;
  for (const call of [
    { id: "balance", auth: "token" },
    { id: "hotGames", auth: "none" },
  ]) {
    await expect(store.get(sendAtom)(call as never, undefined)).rejects.toMatchObject({ code: response.code });
    await expect.poll(() => store.get(systemStatusAtom)).toEqual({ state });
  }
  expect(store.get(noticeAtom)).toBeUndefined();
  // The site is known to be closed after the first response.
  expect(sent.map(({ id }) => id)).toEqual(["systemStatus", "balance", "systemStatus", "hotGames"]);
});

test("SY-020 any other error does not ask for the status", async () => {
  const store = createStore();
  const { send, sent } = fakeSend({ systemStatus: open, hotGames: apiError(503, "UNAVAILABLE") });
  store.set(sendAtom, withErrorHandling(send, store));
  await store.set(askSystemStatusAtom);
  await expect(store.get(sendAtom)({ id: "hotGames", auth: "none" } as never, undefined)).rejects.toBeDefined();
  expect(sent.map(({ id }) => id)).toEqual(["systemStatus", "hotGames"]);
});
