import { createStore } from "jotai";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sendAtom } from "../../site/send.ts";
import { sessionAtom } from "../../session/session.ts";
import { fakeSend } from "../../testing/fakeSend.ts";
import { fakeStorage } from "../../testing/fakeStorage.ts";
import { merchantWalletAtom } from "./merchantWallet.ts";

beforeEach(() => vi.stubGlobal("sessionStorage", fakeStorage()));
afterEach(() => vi.unstubAllGlobals());

/** A page that was just loaded in this tab and needs to know the wallet, with how often it asks. */
function openPage() {
  const store = createStore();
  const { send, sent } = fakeSend({ merchantWallet: { isSingle: true } });
  store.set(sendAtom, send);
  const leave = store.sub(merchantWalletAtom, () => undefined);
  return {
    logIn: () => store.set(sessionAtom, { state: "starting", token: "t1" }),
    shows: async () => await expect.poll(() => store.get(merchantWalletAtom).data).toEqual({ isSingle: true }),
    asked: () => sent.length,
    leave,
  };
}

test("WA-003 ST-014 the kind of wallet is asked for after the login and kept, so that a reload does not ask again", async () => {
  const first = openPage();
  expect([first.asked(), sessionStorage.getItem("merchantWallet")]).toEqual([0, null]);
  first.logIn();
  await first.shows();
  expect(sessionStorage.getItem("merchantWallet")).toContain('"isSingle":true');
  first.leave();
  const reloaded = openPage();
  reloaded.logIn();
  await reloaded.shows();
  expect([first.asked(), reloaded.asked()]).toEqual([1, 0]);
  reloaded.leave();
});
