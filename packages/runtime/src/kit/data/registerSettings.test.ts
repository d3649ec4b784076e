import { createStore } from "jotai";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { languageAtom } from "../../site/language.ts";
import { sendAtom } from "../../site/send.ts";
import { keepMerchant } from "../../session/sessionKeys.ts";
import { fakeSend } from "../../testing/fakeSend.ts";
import { fakeStorage } from "../../testing/fakeStorage.ts";
import { registerSettingsAtom } from "./registerSettings.ts";

beforeEach(() => vi.stubGlobal("sessionStorage", fakeStorage()));
afterEach(() => vi.unstubAllGlobals());

const settings = { fields: { email: { required: true } } };

/** A page that was just loaded in this tab, with its registration open, and how often it asks for the rules. */
function openPage() {
  const store = createStore();
  const { send, sent } = fakeSend({ registerSettings: settings });
  store.set(sendAtom, send);
  const leave = store.sub(registerSettingsAtom, () => undefined);
  const shows = async () => await expect.poll(() => store.get(registerSettingsAtom).data).toEqual(settings);
  return { store, leave, shows, asked: () => sent.length };
}

test("ST-010 the rules of the registration are kept in session storage, and a reload does not ask again", async () => {
  const first = openPage();
  await first.shows();
  expect(sessionStorage.getItem("validate")).not.toBeNull();
  first.leave();
  const reloaded = openPage();
  await reloaded.shows();
  expect([first.asked(), reloaded.asked()]).toEqual([1, 0]);
  reloaded.leave();
});

test("another language asks again, also after a reload", async () => {
  const page = openPage();
  await page.shows();
  page.store.set(languageAtom, "en");
  await expect.poll(() => page.asked()).toBe(2);
  page.leave();
  const reloaded = openPage();
  await expect.poll(() => reloaded.asked()).toBe(1);
  reloaded.leave();
});

test("BR-062 another merchant's site on the same origin asks again", async () => {
  keepMerchant("M1");
  const page = openPage();
  await page.shows();
  page.leave();
  keepMerchant("M2");
  const other = openPage();
  await expect.poll(() => other.asked()).toBe(1);
  other.leave();
});
