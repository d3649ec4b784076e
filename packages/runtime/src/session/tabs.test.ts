import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dialogStackAtom } from "../dialogs/dialogs.ts";
import { noticeAtom } from "../dialogs/notice.ts";
import { dropSessionAtom } from "./session.ts";
import { welcomeAtom } from "../kit/account/signIn.ts";
import { leaveForBreakAtom } from "../kit/account/breakFromPlay.ts";
import { signOutAtom } from "../kit/account/signOut.ts";
import type { Responses } from "../testing/fakeSend.ts";
import { fakeStorage } from "../testing/fakeStorage.ts";
import { fakeTabs } from "../testing/fakeTabs.ts";
import { memberStore } from "../testing/memberStore.ts";

beforeEach(() => {
  vi.stubGlobal("sessionStorage", fakeStorage());
  vi.stubGlobal("BroadcastChannel", fakeTabs());
});

afterEach(() => vi.unstubAllGlobals());

/** The site with member 77 logged in, and another tab in which a member has a session at the same merchant. */
async function withOtherTab(memberId: string, responses: Responses = {}) {
  const tab = memberStore(responses);
  await tab.store.set(welcomeAtom, { token: "t1" });
  const other = new BroadcastChannel(`session M1 ${memberId}`);
  const heard = vi.fn<() => void>();
  other.addEventListener("message", heard);
  return { ...tab, other, heard };
}

test("a logout in another tab logs the member out here as well, and says why", async () => {
  const { other, store, state, calls } = await withOtherTab("77");
  other.postMessage("loggedOut");
  await expect.poll(() => state()).toBe("out");
  expect(calls()).toEqual(["memberInfo", "logout"]);
  expect(store.get(noticeAtom)).toEqual({ kind: "elsewhere" });
  expect(sessionStorage.getItem("token")).toBeNull();
});

test("a logout in another tab ends the session here, also if this tab cannot log out itself", async () => {
  const { other, store, state } = await withOtherTab("77", { logout: new TypeError("The code is missing.") });
  other.postMessage("loggedOut");
  await expect.poll(() => state()).toBe("out");
  await expect.poll(() => store.get(noticeAtom)).toEqual({ kind: "elsewhere" });
  expect(sessionStorage.getItem("token")).toBeNull();
});

test("a logout here reaches the member's other tabs, once", async () => {
  const { store, heard } = await withOtherTab("77");
  await store.set(signOutAtom);
  await store.set(signOutAtom);
  expect(heard).toHaveBeenCalledTimes(1);
});

test("a break ends the session here and in the member's other tabs", async () => {
  const { store, state, heard } = await withOtherTab("77");
  store.set(leaveForBreakAtom, "2031-06-15T03:00:10.000Z");
  expect(state()).toBe("out");
  expect(sessionStorage.getItem("token")).toBeNull();
  expect(store.get(dialogStackAtom).map(({ id }) => id)).toEqual(["login"]);
  expect(heard).toHaveBeenCalledTimes(1);
});

test("another member's session in another tab stays", async () => {
  const { store, heard, other, state } = await withOtherTab("78");
  other.postMessage("loggedOut");
  await vi.dynamicImportSettled();
  expect(state()).toBe("in");
  await store.set(signOutAtom);
  expect(heard).not.toHaveBeenCalled();
});

test("a session that has ended by itself says nothing to other tabs, and hears nothing", async () => {
  const { store, other, heard, calls } = await withOtherTab("77");
  store.set(dropSessionAtom, "expired");
  other.postMessage("loggedOut");
  await vi.dynamicImportSettled();
  expect(calls()).toEqual(["memberInfo"]);
  expect(heard).not.toHaveBeenCalled();
});
