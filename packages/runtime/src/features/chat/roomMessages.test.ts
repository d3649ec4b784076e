import { environmentManager } from "@tanstack/query-core";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { sessionAtom } from "../../session/session.ts";
import { apiError } from "../../testing/fakeSend.ts";
import { fakeStorage } from "../../testing/fakeStorage.ts";
import { fakeTabs } from "../../testing/fakeTabs.ts";
import { memberStore } from "../../testing/memberStore.ts";
import { joinMessages } from "./joinMessages.ts";
import { type ChatMessage, roomMessagesAtom } from "./roomMessages.ts";

const page = Object.assign(new EventTarget(), { visibilityState: "visible" });

beforeEach(() => {
  vi.useFakeTimers();
  // Outside of a browser it asks once and not again.
  environmentManager.setIsServer(() => false);
  vi.stubGlobal("document", page);
  vi.stubGlobal("sessionStorage", fakeStorage());
  vi.stubGlobal("localStorage", fakeStorage());
  vi.stubGlobal("BroadcastChannel", fakeTabs());
});
afterEach(() => {
  environmentManager.setIsServer(() => true);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const message = (number: number): ChatMessage => ({
  id: `C${number}`,
  room: "lounge",
  author: "me***",
  own: false,
  text: "Hi",
  at: new Date(number * 1000).toISOString(),
});
const messages = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => message(from + index));
const ids = (list: readonly ChatMessage[] | undefined) => list?.map(({ id }) => id);

/** A member in a room of a platform that answers with `respond`. */
function enter(respond: (request: { readonly after?: string }) => unknown) {
  const asked: unknown[] = [];
  const { store } = memberStore({
    chatMessages: (request: { readonly after?: string }) => {
      asked.push(request);
      return respond(request);
    },
  });
  store.set(sessionAtom, { state: "starting", token: "t1" });
  const room = roomMessagesAtom(`lounge ${Math.random()}`);
  const leave = store.sub(room, () => undefined);
  return { asked, leave, now: () => store.get(room) };
}

it("an open room asks for what follows its last message, and shows it below", async () => {
  const written = messages(1, 3);
  const { asked, now, leave } = enter(({ after }) => ({
    list: written.slice(after === undefined ? 0 : written.findIndex(({ id }) => id === after) + 1),
  }));
  await vi.advanceTimersByTimeAsync(1);
  expect(ids(now().data)).toEqual(["C1", "C2"]);
  written.push(message(3));
  await vi.advanceTimersByTimeAsync(4000);
  expect(ids(now().data)).toEqual(["C1", "C2", "C3"]);
  expect(asked.map((request) => (request as { after?: string }).after)).toEqual([undefined, "C2"]);
  leave();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(2);
});

it("an open room asks for nothing while the page is hidden, and goes on afterwards", async () => {
  const { asked, leave } = enter(() => ({ list: [] }));
  await vi.advanceTimersByTimeAsync(1);
  page.visibilityState = "hidden";
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(1);
  page.visibilityState = "visible";
  await vi.advanceTimersByTimeAsync(4000);
  expect(asked).toHaveLength(2);
  leave();
});

it("after a failed look the messages stay, and the next one goes on", async () => {
  let isDown = false;
  const { now, leave } = enter(({ after }) => {
    if (isDown) return apiError(503);
    return { list: after === undefined ? [message(1)] : [message(2)] };
  });
  await vi.advanceTimersByTimeAsync(1);
  isDown = true;
  await vi.advanceTimersByTimeAsync(4000);
  expect([now().isError, ids(now().data)]).toEqual([true, ["C1"]]);
  isDown = false;
  await vi.advanceTimersByTimeAsync(4000);
  expect([now().isError, ids(now().data)]).toEqual([false, ["C1", "C2"]]);
  leave();
});

it("a message that comes twice is there once, and only the newest are kept however long the room is open", () => {
  expect(ids(joinMessages(messages(1, 4), messages(3, 6)))).toEqual(["C1", "C2", "C3", "C4", "C5"]);
  const kept = joinMessages(messages(0, 150), messages(150, 300));
  expect([kept.length, kept[0]?.id, kept.at(-1)?.id]).toEqual([200, "C100", "C299"]);
});
