import { createStore } from "jotai";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { clearStored, readStored } from "./browserStorage.ts";
import { keepChoiceAtom } from "../site/keepChoice.ts";
import { noticeAtom } from "../dialogs/notice.ts";
import { rememberPassword, rememberPhone } from "../session/remember/rememberedLogin.ts";
import { sessionAtom } from "../session/session.ts";
import { signInAtom } from "../kit/account/signIn.ts";
import { signOutAtom } from "../kit/account/signOut.ts";
import { fakeStorage } from "../testing/fakeStorage.ts";
import { fakeTabs } from "../testing/fakeTabs.ts";
import { credentials, memberStore, neo } from "../testing/memberStore.ts";
import { memories, type Memory, refuse, refuseMemory } from "../testing/refuseMemory.ts";

let allow = (): void => undefined;

beforeEach(() => {
  vi.stubGlobal("sessionStorage", fakeStorage());
  vi.stubGlobal("localStorage", fakeStorage());
  vi.stubGlobal("BroadcastChannel", fakeTabs());
  vi.stubGlobal("document", { cookie: "" });
  vi.stubGlobal("location", { protocol: "https:" });
});

afterEach(() => {
  // Also what was kept in memory instead.
  for (const area of ["local", "session"] as const) clearStored(area);
  allow();
  vi.unstubAllGlobals();
});

const refusals = [...memories.map((memory): readonly Memory[] => [memory]), memories];

describe("a browser that refuses its memory", () => {
  test.each(refusals.map((refused) => [refused.join(", "), refused] as const))(
    "ST-026a does not keep anybody from logging in and out: %s",
    async (_, refused) => {
      allow = refuseMemory(refused);
      const { store, state, calls } = memberStore();
      const remembered = rememberPassword(credentials.username, credentials.password, 60);
      await store.set(signInAtom, credentials);
      expect(store.get(sessionAtom)).toEqual({ state: "in", token: "t1", member: neo });
      expect([readStored("session", "token"), readStored("session", "nickname")]).toEqual(["t1", "Neo"]);
      await remembered;
      await store.set(signOutAtom);
      expect([state(), readStored("session", "token")]).toEqual(["out", undefined]);
      expect(calls()).toEqual(["login", "memberInfo", "logout"]);
    },
  );

  test.each(["addEventListener", "postMessage", "close"])(
    "does not keep anybody from logging in and out: %s of a channel",
    async (method) => {
      Object.defineProperty(BroadcastChannel.prototype, method, { value: refuse });
      const { store, state } = memberStore();
      await store.set(signInAtom, credentials);
      expect([state(), store.get(noticeAtom)]).toEqual(["in", { kind: "welcome", name: "Neo" }]);
      await store.set(signOutAtom);
      expect(state()).toBe("out");
    },
  );

  test("ST-026b is the reason that a member is given, once, for a login that ends with the page", async () => {
    allow = refuseMemory(["sessionStorage"]);
    const { store } = memberStore();
    await store.set(signInAtom, credentials);
    expect(store.get(noticeAtom)).toEqual({ kind: "loginNotKept" });
    await store.set(signOutAtom);
    await store.set(signInAtom, credentials);
    expect(store.get(noticeAtom)).toEqual({ kind: "welcome", name: "Neo" });
  });

  test("is the reason that a visitor is given, once, for a choice that ends with the page", () => {
    const store = createStore();
    store.set(keepChoiceAtom, "mode", "dark");
    expect(store.get(noticeAtom)).toBeUndefined();
    allow = refuseMemory(["localStorage"]);
    store.set(keepChoiceAtom, "mode", "light");
    expect([store.get(noticeAtom), readStored("local", "mode")]).toEqual([{ kind: "choiceNotKept" }, "light"]);
    store.set(noticeAtom, undefined);
    store.set(keepChoiceAtom, "lang", "en");
    expect(store.get(noticeAtom)).toBeUndefined();
  });

  test("does not remember a phone number, and says so", async () => {
    allow = refuseMemory(["cookies"]);
    const phone = { mobileNum: "1", countryDialingCode: "82" };
    await expect(rememberPhone(phone, 60)).resolves.toBe(false);
    allow();
    await expect(rememberPhone(phone, 60)).resolves.toBe(true);
  });
});

test("AU-014 a login that fails after the platform named the member leaves nobody logged in", async () => {
  const { store, state } = memberStore();
  store.sub(sessionAtom, () => {
    if (state() === "in") throw new Error("The last step failed.");
  });
  await expect(store.set(signInAtom, credentials)).rejects.toBeInstanceOf(Error);
  expect([state(), readStored("session", "token")]).toEqual(["out", undefined]);
});
