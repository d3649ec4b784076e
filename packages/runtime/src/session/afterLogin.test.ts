import { atom } from "jotai";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { dialogStackAtom } from "../dialogs/dialogs.ts";
import { noticeAtom } from "../dialogs/notice.ts";
import { announcementsAtom } from "../kit/data/announcements.ts";
import { sessionAtom, startSessionAtom } from "./session.ts";
import { enterWithNewPasswordAtom, welcomeAtom } from "../kit/account/signIn.ts";
import { signOutAtom } from "../kit/account/signOut.ts";
import { apiError } from "../testing/fakeSend.ts";
import { fakeStorage, storedIn } from "../testing/fakeStorage.ts";
import { fakeTabs } from "../testing/fakeTabs.ts";
import { credentials, memberStore, neo } from "../testing/memberStore.ts";

beforeEach(() => {
  vi.stubGlobal("sessionStorage", fakeStorage());
  vi.stubGlobal("localStorage", fakeStorage());
  vi.stubGlobal("BroadcastChannel", fakeTabs());
});

afterEach(() => vi.unstubAllGlobals());

const opened = (store: ReturnType<typeof memberStore>["store"]) => store.get(dialogStackAtom).map(({ id }) => id);

describe("what a login leads to", () => {
  const byPassword = (expiryForces: boolean) => ({ ...credentials, expiryForces });
  const forced = { opens: ["forcedPassword"], state: "restricted", calls: [] };
  const free = { opens: [], state: "in", calls: ["memberInfo"] };
  const greeted = { ...free, opens: ["welcome"] };

  test.each([
    ["AU-009 BR-051 the default password: a forced change", { mustChangePassword: true }, byPassword(false), forced],
    [
      "AU-010 BR-034 an expired one where that counts: a forced change",
      { passwordExpired: true },
      byPassword(true),
      forced,
    ],
    [
      "AU-010 BR-034 an expired one where it does not count: the site",
      { passwordExpired: true },
      byPassword(false),
      free,
    ],
    ["AU-011 a code with an expired password: the site", { passwordExpired: true }, undefined, free],
    ["AU-011 a code with the default password: the site", { mustChangePassword: true }, undefined, free],
    ["AU-008 AU-081 the first login: a welcome", { firstTimeLogin: true }, byPassword(true), greeted],
    [
      "AU-081 the first login with the default password: a forced change",
      { firstTimeLogin: true, mustChangePassword: true },
      byPassword(true),
      forced,
    ],
  ])("%s", async (_title, flags, used, expected) => {
    const { store, state, calls } = memberStore();
    await store.set(welcomeAtom, { token: "t1", userName: "neo01", ...flags }, used);
    expect({ opens: opened(store), state: state(), calls: calls() }).toEqual(expected);
  });

  test("a first login is welcomed by its dialog alone, another by a notice", async () => {
    const { store } = memberStore();
    await store.set(welcomeAtom, { token: "t1", firstTimeLogin: true });
    expect(store.get(noticeAtom)).toBeUndefined();
    await store.set(signOutAtom);
    await store.set(welcomeAtom, { token: "t1", firstTimeLogin: false });
    expect([opened(store), store.get(noticeAtom)]).toEqual([[], { kind: "welcome", name: "Neo" }]);
  });
});

describe("a session that may only set a new password", () => {
  const restricted = { ...neo, mustChangePassword: true };
  const used = { ...credentials, expiryForces: true };
  const entry = { token: "t1", userName: "neo01", passwordExpired: true };

  test("AU-053 keeps the password in memory, and a reload asks for it", async () => {
    const first = memberStore();
    await first.store.set(welcomeAtom, entry, used);
    expect(first.store.get(dialogStackAtom)).toMatchObject([{ props: { usedPassword: "secret" } }]);
    expect(JSON.stringify([storedIn(sessionStorage), storedIn(localStorage)])).not.toContain("secret");

    const reloaded = memberStore({ memberInfo: restricted });
    await reloaded.store.set(startSessionAtom);
    expect(reloaded.store.get(sessionAtom)).toEqual({ state: "restricted", token: "t1", account: "neo01" });
    expect(reloaded.store.get(dialogStackAtom)).toMatchObject([{ id: "forcedPassword", props: {} }]);
    expect(reloaded.store.get(dialogStackAtom)[0]?.props).toEqual({});
  });

  test("begins also where only the member's data says so, with the password that was used", async () => {
    const { store, state } = memberStore({ memberInfo: restricted });
    await store.set(welcomeAtom, { token: "t1" }, used);
    expect(state()).toBe("restricted");
    expect(store.get(dialogStackAtom)).toMatchObject([{ props: { usedPassword: "secret" } }]);
    expect(sessionStorage.getItem("account")).toBeNull();
  });

  test("MO-004 a logout ends it like any other", async () => {
    const { store, state, calls } = memberStore();
    await store.set(welcomeAtom, entry, used);
    await store.set(signOutAtom);
    expect([state(), opened(store), calls()]).toEqual(["out", [], ["logout"]]);
    expect(sessionStorage.getItem("token")).toBeNull();
  });

  const changed = { ...credentials, password: "new-one" };

  test("AU-051 the new password logs in again, and the dialog closes", async () => {
    const { store, state, calls } = memberStore({ login: { token: "t2" } });
    await store.set(welcomeAtom, entry, used);
    await store.set(enterWithNewPasswordAtom, { ...changed, isConfirmed: true });
    expect(calls()).toEqual(["login", "memberInfo"]);
    expect([state(), opened(store), sessionStorage.getItem("token")]).toEqual(["in", [], "t2"]);
  });

  test.each([
    ["a changed password that the platform does not let in yet is said to be changed", true, { kind: "changedLogIn" }],
    ["a change that nobody confirmed is not said to be one", false, undefined],
  ])("%s", async (_title, isConfirmed, notice) => {
    const { store, state } = memberStore({ login: apiError(422, "CAPTCHA_REQUIRED") });
    await store.set(welcomeAtom, entry, used);
    await store.set(enterWithNewPasswordAtom, { ...changed, isConfirmed });
    expect([state(), opened(store), store.get(noticeAtom)]).toEqual(["out", [], notice]);
    expect(sessionStorage.getItem("token")).toBeNull();
  });
});

test("AU-024a announcements are loaded again at login and at logout", async () => {
  const { store, calls } = memberStore({ announcements: { banners: [] } });
  const loads = async (times: number) =>
    await expect.poll(() => calls().filter((id) => id === "announcements")).toHaveLength(times);
  const leave = store.sub(
    atom((get) => get(announcementsAtom("B"))),
    () => undefined,
  );
  await loads(1);
  await store.set(welcomeAtom, { token: "t1" });
  await loads(2);
  await store.set(signOutAtom);
  await loads(3);
  leave();
});
