import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AGE_NOTICE_KEY } from "../site/ageNotice.ts";
import { closeDialogAtom, dialogStackAtom, openDialogAtom } from "../dialogs/dialogs.ts";
import { hidePopupTodayAtom } from "../site/popupSeen.ts";
import { startSessionAtom } from "../session/session.ts";
import { welcomeAtom } from "../kit/account/signIn.ts";
import { signOutAtom } from "../kit/account/signOut.ts";
import { fakeStorage } from "../testing/fakeStorage.ts";
import { fakeTabs } from "../testing/fakeTabs.ts";
import { credentials, memberStore } from "../testing/memberStore.ts";
import { watchPopups } from "./watchPopups.ts";

beforeEach(() => {
  vi.stubGlobal("sessionStorage", fakeStorage());
  vi.stubGlobal("localStorage", fakeStorage());
  vi.stubGlobal("BroadcastChannel", fakeTabs());
  localStorage.setItem(AGE_NOTICE_KEY, "seen");
});

afterEach(() => vi.unstubAllGlobals());

const popup = { id: "1", title: "News", content: "<p>News</p>", at: 0 };

/** A visit to a site whose platform has these pop-ups; `reload` begins another page load in the same tab. */
async function visit(popups: readonly object[] = [popup]) {
  const site = memberStore({ announcements: { banners: [], notices: [], popups, promotions: [] } });
  await site.store.set(startSessionAtom);
  watchPopups(site.store, { announcements: ["B"] }, async () => undefined);
  const opened = () => site.store.get(dialogStackAtom).map(({ id }) => id);
  const close = () => {
    for (const { key } of site.store.get(dialogStackAtom)) site.store.set(closeDialogAtom, key);
  };
  const asked = () => site.calls().filter((id) => id === "announcements").length;
  return { ...site, opened, close, asked };
}

/** Everything that is already on its way has happened. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}

test("NT-014 the pop-up opens on the first visit and after a login, once each, and not again in the session", async () => {
  const { store, opened, close } = await visit();
  await expect.poll(() => opened()).toEqual(["notice"]);
  close();
  await settled();
  expect(opened()).toEqual([]);
  await store.set(welcomeAtom, { token: "t1" }, { ...credentials, expiryForces: true });
  await expect.poll(() => opened()).toEqual(["notice"]);
  close();
  const reloaded = await visit();
  await expect.poll(() => reloaded.asked()).toBe(1);
  await settled();
  expect(reloaded.opened()).toEqual([]);
  await store.set(signOutAtom);
  await settled();
  expect(opened()).toEqual([]);
});

test("AU-012 NT-014 it opens after other dialogs: the age notice, and the welcome of a first login", async () => {
  localStorage.removeItem(AGE_NOTICE_KEY);
  const { store, opened, close, asked } = await visit();
  await expect.poll(() => asked()).toBe(1);
  await settled();
  expect(opened()).toEqual([]);
  store.set(openDialogAtom, "ageNotice");
  localStorage.setItem(AGE_NOTICE_KEY, "seen");
  close();
  await expect.poll(() => opened()).toEqual(["notice"]);
  close();
  await store.set(welcomeAtom, { token: "t1", firstTimeLogin: true });
  await settled();
  expect(opened()).toEqual(["welcome"]);
  close();
  await expect.poll(() => opened()).toEqual(["notice"]);
});

test("a forced change of the password keeps it away", async () => {
  const { store, opened, close } = await visit();
  await expect.poll(() => opened()).toEqual(["notice"]);
  close();
  await store.set(welcomeAtom, { token: "t1", passwordExpired: true }, { ...credentials, expiryForces: true });
  await settled();
  expect(opened()).toEqual(["forcedPassword"]);
});

test("it stays away for a day if the visitor wants that, and if there is none", async () => {
  const none = await visit([]);
  none.store.set(hidePopupTodayAtom, true);
  const hidden = await visit();
  await expect.poll(() => [none.asked(), hidden.asked()]).toEqual([1, 1]);
  await settled();
  expect([none.opened(), hidden.opened()]).toEqual([[], []]);
});

test("NT-013a announcements are requested again after a login and a logout", async () => {
  const { store, asked } = await visit();
  await expect.poll(() => asked()).toBe(1);
  await store.set(welcomeAtom, { token: "t1" }, { ...credentials, expiryForces: true });
  await expect.poll(() => asked()).toBe(2);
  await store.set(signOutAtom);
  await expect.poll(() => asked()).toBe(3);
});
