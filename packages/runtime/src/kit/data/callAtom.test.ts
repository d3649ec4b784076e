import type { Call } from "@livery/platform/call.ts";
import { PlatformError } from "@livery/platform/platformError.ts";
import { type Atom, atom, createStore } from "jotai";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetSessionOnChange } from "../../session/forgetSession.ts";
import { outdatersAtom } from "../../site/outdaters.ts";
import { languageAtom } from "../../site/language.ts";
import { sendAtom } from "../../site/send.ts";
import { sessionAtom } from "../../session/session.ts";
import { fakeSend } from "../../testing/fakeSend.ts";
import { callAtom } from "../calls/callAtom.ts";

interface Result {
  readonly data: unknown;
  readonly isError: boolean;
  refetch(): Promise<unknown>;
}

function callWith(auth: "none" | "token"): Call<{ readonly page: number }, string> {
  return {
    id: "things",
    requirement: "AP-025",
    method: "GET",
    path: "/things",
    auth,
    encrypted: false,
    idempotent: true,
    status: "live",
    encode: () => ({}),
    decode: () => ({ ok: false, path: "", reason: "is not used here" }),
  };
}

/** A store with a platform that gives this response, and the number of requests so far. */
function platform(respond: () => unknown) {
  const store = createStore();
  const { send, sent } = fakeSend({ things: respond });
  store.set(sendAtom, send);
  forgetSessionOnChange(store);
  return { store, requests: () => sent.length };
}

/** Subscribes to an atom as a component does; `says` waits for its data. */
function shown(store: ReturnType<typeof createStore>, query: Atom<Result>) {
  const leave = store.sub(query, () => undefined);
  return {
    leave,
    now: () => store.get(query),
    says: async (data: unknown) => await expect.poll(() => store.get(query).data).toBe(data),
  };
}

beforeEach(() => vi.stubGlobal("localStorage", undefined));
afterEach(() => vi.unstubAllGlobals());

const pageAtom = atom(1);

test("two components share one request, and a component that returns to it sends no other", async () => {
  const { store, requests } = platform(() => "games");
  const query = callAtom(callWith("none"), (get) => ({ page: get(pageAtom) }));
  const first = shown(store, query);
  const second = shown(store, query);
  await first.says("games");
  first.leave();
  second.leave();
  await shown(store, query).says("games");
  expect(requests()).toBe(1);
});

test("HD-067 a change of language fetches, and the former data stays until the new data arrives", async () => {
  const { store, requests } = platform(() => store.get(languageAtom));
  store.set(languageAtom, "ko");
  const view = shown(
    store,
    callAtom(callWith("none"), () => ({ page: 1 })),
  );
  await view.says("ko");
  store.set(languageAtom, "en");
  expect(view.now().data).toBe("ko");
  await view.says("en");
  expect(requests()).toBe(2);
  // As `useLanguage` does ahead of each change.
  for (const outdate of store.get(outdatersAtom)) outdate();
  expect(requests()).toBe(2);
  store.set(languageAtom, "ko");
  await expect.poll(() => requests()).toBe(3);
  await view.says("ko");
});

test("HD-067 a request that names its language is fetched once, whether it or the site's language changes first", async () => {
  const { store, requests } = platform(() => store.get(namedAtom));
  const namedAtom = atom("ko");
  store.set(languageAtom, "ko");
  const view = shown(
    store,
    callAtom(callWith("none"), (get) => ({ page: 1, language: get(namedAtom) })),
  );
  await view.says("ko");
  store.set(namedAtom, "en");
  await view.says("en");
  store.set(languageAtom, "en");
  expect(requests()).toBe(2);
  store.set(languageAtom, "ja");
  store.set(namedAtom, "ja");
  await view.says("ja");
  expect(requests()).toBe(3);
});

test("a failed call is repeated only by the visitor, and data survives a later failure", async () => {
  let works = false;
  const { store, requests } = platform(() => (works ? "games" : new PlatformError("offline", "things")));
  const view = shown(
    store,
    callAtom(callWith("none"), () => ({ page: 1 })),
  );
  await expect.poll(() => view.now().isError).toBe(true);
  expect(requests()).toBe(1);
  works = true;
  await view.now().refetch();
  await view.says("games");
  works = false;
  await view.now().refetch();
  expect(view.now().data).toBe("games");
});

test("a call that needs a session waits for one, and shows no data of another session", async () => {
  const { store, requests } = platform(() => `of ${requests()}`);
  const view = shown(
    store,
    callAtom(callWith("token"), () => ({ page: 1 })),
  );
  expect(requests()).toBe(0);
  store.set(sessionAtom, { state: "starting", token: "first" });
  await view.says("of 1");
  store.set(sessionAtom, { state: "starting", token: "second" });
  expect(view.now().data).toBeUndefined();
  await view.says("of 2");
  store.set(sessionAtom, { state: "out" });
  expect(view.now().data).toBeUndefined();
});
