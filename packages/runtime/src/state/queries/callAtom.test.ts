import type { Call } from "@livery/platform/call.ts";
import { PlatformError } from "@livery/platform/platformError.ts";
import { type Atom, atom, createStore } from "jotai";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetSessionOnChange } from "../forgetSession.ts";
import { languageAtom } from "../language.ts";
import { sendAtom } from "../send.ts";
import { sessionAtom } from "../session.ts";
import { fakeSend } from "../testing/fakeSend.ts";
import { callAtom } from "./callAtom.ts";

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
    decode: () => ({ ok: false, path: "", reason: "is not asked for" }),
  };
}

/** A store with a platform that answers so, and the number of times it was asked. */
function platform(answer: () => unknown) {
  const store = createStore();
  const { send, sent } = fakeSend({ things: answer });
  store.set(sendAtom, send);
  forgetSessionOnChange(store);
  return { store, asked: () => sent.length };
}

/** Draws an atom as a component does, and waits until it says what is expected. */
function shown(store: ReturnType<typeof createStore>, query: Atom<Result>) {
  const leave = store.sub(query, () => undefined);
  return {
    leave,
    now: () => store.get(query),
    says: async (data: unknown) => vi.waitFor(() => expect(store.get(query).data).toBe(data)),
  };
}

beforeEach(() => vi.stubGlobal("localStorage", undefined));
afterEach(() => vi.unstubAllGlobals());

const pageAtom = atom(1);

test("two who show the same answer ask once, and so does who comes back to it", async () => {
  const { store, asked } = platform(() => "games");
  const query = callAtom(callWith("none"), (get) => ({ page: get(pageAtom) }));
  const first = shown(store, query);
  const second = shown(store, query);
  await first.says("games");
  first.leave();
  second.leave();
  await shown(store, query).says("games");
  expect(asked()).toBe(1);
});

test("HD-067 another language is asked for anew, once, and the former answer stays until it comes", async () => {
  const { store, asked } = platform(() => store.get(languageAtom));
  store.set(languageAtom, "ko");
  const view = shown(
    store,
    callAtom(callWith("none"), () => ({ page: 1 })),
  );
  await view.says("ko");
  store.set(languageAtom, "en");
  expect(view.now().data).toBe("ko");
  await view.says("en");
  expect(asked()).toBe(2);
  store.set(languageAtom, "ko");
  await view.says("ko");
  expect(asked()).toBe(2);
});

test("what failed is not asked for again by itself, but by a visitor, and an answer survives a later failure", async () => {
  let works = false;
  const { store, asked } = platform(() => (works ? "games" : new PlatformError("offline", "things")));
  const view = shown(
    store,
    callAtom(callWith("none"), () => ({ page: 1 })),
  );
  await vi.waitFor(() => expect(view.now().isError).toBe(true));
  expect(asked()).toBe(1);
  works = true;
  await view.now().refetch();
  await view.says("games");
  works = false;
  await view.now().refetch();
  expect(view.now().data).toBe("games");
});

test("what needs a session waits for one, and shows nothing of another's", async () => {
  const { store, asked } = platform(() => `of ${asked()}`);
  const view = shown(
    store,
    callAtom(callWith("token"), () => ({ page: 1 })),
  );
  expect(asked()).toBe(0);
  store.set(sessionAtom, { state: "starting", token: "first" });
  await view.says("of 1");
  store.set(sessionAtom, { state: "starting", token: "second" });
  expect(view.now().data).toBeUndefined();
  await view.says("of 2");
  store.set(sessionAtom, { state: "out" });
  expect(view.now().data).toBeUndefined();
});
