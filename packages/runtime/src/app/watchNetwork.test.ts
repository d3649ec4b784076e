import type { Call } from "@livery/platform/call.ts";
import { PlatformError } from "@livery/platform/platformError.ts";
import { createStore } from "jotai";
import { expect, test } from "vitest";
import { dialogStackAtom } from "../dialogs/dialogs.ts";
import { callAtom } from "../kit/calls/callAtom.ts";
import { queryClientAtom } from "../kit/calls/queryClient.ts";
import { sendAtom } from "../site/send.ts";
import { apiError, fakeSend } from "../testing/fakeSend.ts";
import { retryLostAtom, watchNetwork } from "./watchNetwork.ts";

const offline = new PlatformError("offline", "x");

/** A page with parts that each need a call, on a platform with these responses. */
function openPage(responses: Readonly<Record<string, unknown>>) {
  const current: Record<string, unknown> = { ...responses };
  const store = createStore();
  const ids = Object.keys(responses);
  const { send, sent } = fakeSend(Object.fromEntries(ids.map((id) => [id, () => current[id]])));
  store.set(sendAtom, send);
  watchNetwork(store);
  const parts = ids.map((id) => callAtom({ id, auth: "none" } as Call<undefined, unknown>, () => undefined));
  for (const part of parts) store.sub(part, () => undefined);
  const settled = async () =>
    await expect.poll(() => parts.every((part) => store.get(part).fetchStatus === "idle")).toBe(true);
  return { store, sent, current, parts, settled, opened: () => store.get(dialogStackAtom).map(({ id }) => id) };
}

test.each([
  ["cannot reach the platform", offline, offline],
  ["get no response in time, or cannot reach the platform", new PlatformError("timeout", "x"), offline],
])("ER-037 calls that together %s open one dialog", async (_, ...failures) => {
  const { opened, settled } = openPage({ games: failures[0], winners: failures[1], offers: offline });
  await settled();
  expect(opened()).toEqual(["network"]);
});

test.each([
  ["one call alone", { games: offline, winners: {}, offers: {} }],
  ["calls that the platform refuses or fails at", { games: apiError(500), winners: apiError(403), offers: offline }],
])("%s opens none: its part of the page says it", async (_, responses) => {
  const { opened, settled } = openPage(responses);
  await settled();
  expect(opened()).toEqual([]);
});

test("a refresh that fails while its former value shows opens none", async () => {
  const { opened, settled, parts, store, current } = openPage({ games: {}, winners: {} });
  await settled();
  Object.assign(current, { games: offline, winners: offline });
  await Promise.all(parts.map((part) => store.get(part).refetch()));
  expect(opened()).toEqual([]);
});

test("its retry sends again what was lost, and nothing else", async () => {
  const { settled, store, current, sent, parts } = openPage({ games: offline, winners: offline, offers: {} });
  await settled();
  const count = sent.length;
  await store.set(retryLostAtom);
  Object.assign(current, { games: {}, winners: {} });
  await store.set(retryLostAtom);
  expect(sent.slice(count).map(({ id }) => id)).toEqual(["games", "winners", "games", "winners"]);
  await expect.poll(() => parts.map((part) => store.get(part).data)).toEqual([{}, {}, {}]);
});

test("it closes by itself once the network is back, not while it tries", async () => {
  const { opened, settled, store, current, parts } = openPage({ games: offline, winners: offline });
  await settled();
  await store.set(retryLostAtom);
  expect(opened()).toEqual(["network"]);
  Object.assign(current, { games: {}, winners: {} });
  await Promise.all(parts.map((part) => store.get(part).refetch()));
  expect(opened()).toEqual([]);
});

test("once closed it stays closed until the network is back, and opens when it is lost again", async () => {
  const { opened, settled, store, current, parts } = openPage({ games: offline, winners: offline });
  await settled();
  store.set(dialogStackAtom, []);
  await store.get(parts[0]!).refetch();
  expect(opened()).toEqual([]);
  Object.assign(current, { games: {}, winners: {} });
  await store.set(retryLostAtom);
  Object.assign(current, { games: offline, winners: offline });
  // Both are new, as on another page.
  await store.get(queryClientAtom).resetQueries();
  expect(opened()).toEqual(["network"]);
});
