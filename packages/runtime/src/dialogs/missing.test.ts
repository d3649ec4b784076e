import type { Call } from "@livery/platform/call.ts";
import { MissingCode } from "@livery/platform/missingCode.ts";
import { PlatformError } from "@livery/platform/platformError.ts";
import { createStore } from "jotai";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { reopenDialogsAtom, unsavedFormsAtom } from "./beforeReload.ts";
import { clearStored } from "../storage/browserStorage.ts";
import { dialogStackAtom, openDialogAtom } from "./dialogs.ts";
import { withErrorHandling } from "../session/withErrorHandling.ts";
import { missingAtom } from "./missing.ts";
import { sendAtom } from "../site/send.ts";
import { sessionAtom, startSessionAtom } from "../session/session.ts";
import { fakeStorage } from "../testing/fakeStorage.ts";

const reload = vi.fn<() => void>();

interface Served {
  /** The version that the server has now. */
  readonly version?: string;
  /** How the document was loaded. */
  readonly navigation?: "navigate" | "reload";
}

/** A document of the site in one tab: what is in session storage outlives it. */
function openPage({ version = '"2"', navigation = "navigate" }: Served = {}) {
  vi.stubGlobal("fetch", async () => new Response(null, { headers: { ETag: version } }));
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type: navigation } as never]);
  const store = createStore();
  const miss = (what = "login", more: { readonly retried?: boolean; readonly keep?: () => void } = {}) =>
    store.set(missingAtom, { what, ...more });
  const opened = () => store.get(dialogStackAtom).map(({ id, props }) => ({ id, props }));
  return { store, miss, opened };
}

beforeEach(() => {
  reload.mockClear();
  vi.stubGlobal("sessionStorage", fakeStorage());
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("location", { reload });
});

afterEach(() => {
  clearStored("session");
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("code or texts that did not arrive", () => {
  test("are said the first time, and load the page again the second", async () => {
    const { miss } = openPage();
    await expect(miss()).resolves.toBe(false);
    expect(reload).not.toHaveBeenCalled();
    await expect(miss()).resolves.toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test("load the page again at once where the retry is known to be one, after keeping what is asked for", async () => {
    const { miss } = openPage();
    const keep = vi.fn<() => void>(() => expect(reload).not.toHaveBeenCalled());
    await expect(miss("page", { retried: true, keep })).resolves.toBe(true);
    expect([keep.mock.calls.length, reload.mock.calls.length]).toEqual([1, 1]);
  });

  test("load it again once for a version of the site, and once more for a later one", async () => {
    await openPage().miss("login", { retried: true });
    await expect(openPage({ navigation: "reload" }).miss("login", { retried: true })).resolves.toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
    await expect(openPage({ version: '"3"' }).miss("login", { retried: true })).resolves.toBe(true);
  });

  test("load it again once where the browser keeps nothing", async () => {
    vi.stubGlobal("sessionStorage", undefined);
    await expect(openPage({ version: '"4"' }).miss("login", { retried: true })).resolves.toBe(true);
    // A new document knows nothing of what the one before kept in memory.
    clearStored("session");
    const reloaded = openPage({ version: '"4"', navigation: "reload" });
    await expect(reloaded.miss("login", { retried: true })).resolves.toBe(false);
  });

  test.each([
    ["the device is offline", () => vi.stubGlobal("navigator", { onLine: false })],
    ["the site does not respond", () => vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")))],
    ["the site fails", () => vi.stubGlobal("fetch", async () => new Response(null, { status: 503 }))],
  ])("are only said while %s", async (_, prepare) => {
    const { miss } = openPage();
    prepare();
    await expect(miss("login", { retried: true })).resolves.toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe("what was typed and not sent", () => {
  const answers = [
    ["stays if the visitor wants that, and is asked about again with the next try", false],
    ["is given up if the visitor agrees", true],
  ] as const;

  test.each(answers)("%s", async (_, mayReload) => {
    const { store, miss, opened } = openPage();
    store.get(unsavedFormsAtom).add(Symbol("form"));
    const answer = async (yes: boolean) => {
      await expect.poll(() => opened()).toMatchObject([{ id: "reload" }]);
      (opened()[0]!.props as { readonly answer: (mayReload: boolean) => void }).answer(yes);
    };
    const missed = miss("login", { retried: true });
    await answer(mayReload);
    await expect(missed).resolves.toBe(mayReload);
    expect(reload).toHaveBeenCalledTimes(mayReload ? 1 : 0);
    if (mayReload) return;
    store.set(dialogStackAtom, []);
    const again = miss("login", { retried: true });
    await answer(true);
    await expect(again).resolves.toBe(true);
  });
});

describe("the dialogs that were open", () => {
  test("open again after the page has loaded again by itself, and not with a later load", async () => {
    const before = openPage();
    before.store.set(openDialogAtom, "memberCentre", { pane: "securityCenter" });
    before.store.set(openDialogAtom, "login");
    await before.miss("login", { retried: true });
    const after = openPage();
    after.store.set(reopenDialogsAtom);
    expect(after.opened()).toEqual([
      { id: "memberCentre", props: { pane: "securityCenter" } },
      { id: "login", props: {} },
    ]);
    const later = openPage();
    later.store.set(reopenDialogsAtom);
    expect(later.opened()).toEqual([]);
  });

  test("ST-023 stay closed if they hold a password or need more than texts", async () => {
    const before = openPage();
    before.store.set(openDialogAtom, "launch", { wish: { game: {}, trial: false } });
    before.store.set(openDialogAtom, "forcedPassword", { usedPassword: "secret" });
    await before.miss("password", { retried: true });
    expect(sessionStorage.getItem("reopened")).toBe("[]");
  });

  test.each(["{", '[{"id":"nope","props":{}}]', '[{"id":"launch","props":{"wish":{}}}]'])(
    "stay closed if another program wrote %s",
    (text) => {
      sessionStorage.setItem("reopened", text);
      const { store, opened } = openPage();
      store.set(reopenDialogsAtom);
      expect(opened()).toEqual([]);
    },
  );
});

describe("what the visitor tries again", () => {
  const missingCode = () =>
    Promise.reject(new PlatformError("offline", "x", { cause: new MissingCode("the cryptography") }));

  test.each([
    ["a login, whose encryption is missing, loads the page again", "POST", 1],
    ["what the page asks for by itself does not", "GET", 0],
  ] as const)("%s", async (_, method, reloads) => {
    const { store } = openPage();
    const send = withErrorHandling(missingCode, store);
    const call = { id: "login", method, auth: "none" } as Call<undefined, unknown>;
    for (let press = 0; press < 2; press += 1) await expect(send(call, undefined)).rejects.toThrow(PlatformError);
    expect(reload).toHaveBeenCalledTimes(reloads);
  });

  test("a session whose code is missing loads the page again, and stays", async () => {
    sessionStorage.setItem("token", "t1");
    const { store } = openPage();
    store.set(sendAtom, () => Promise.reject(new TypeError("Failed to fetch dynamically imported module")));
    await store.set(startSessionAtom);
    expect([store.get(sessionAtom).state, reload.mock.calls.length]).toEqual(["unknown", 0]);
    await store.set(startSessionAtom);
    expect([reload.mock.calls.length, sessionStorage.getItem("token")]).toEqual([1, "t1"]);
  });
});
