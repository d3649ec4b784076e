import { environmentManager } from "@tanstack/query-core";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { sessionAtom } from "../../../session/session.ts";
import { fakeStorage } from "../../../testing/fakeStorage.ts";
import { fakeTabs } from "../../../testing/fakeTabs.ts";
import { memberStore } from "../../../testing/memberStore.ts";
import { queryClientAtom } from "../../../kit/calls/queryClient.ts";
import { awaitedAtom, confirmationAtom, noteOrdersAtom, type Order } from "./withdrawData.ts";

beforeEach(() => {
  vi.useFakeTimers();
  // Outside of a browser it asks once and not again.
  environmentManager.setIsServer(() => false);
  vi.stubGlobal("sessionStorage", fakeStorage());
  vi.stubGlobal("localStorage", fakeStorage());
  vi.stubGlobal("BroadcastChannel", fakeTabs());
});
afterEach(() => {
  environmentManager.setIsServer(() => true);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("a part that is paid while an order shows appears without a press, and at once when it shows again", async () => {
  const parts = ["first"];
  const { store } = memberStore({ withdrawalConfirmation: () => ({ parts: [...parts] }) });
  store.set(sessionAtom, { state: "starting", token: "t1" });
  const confirmation = confirmationAtom("W1");
  const show = async () => {
    const leave = store.sub(confirmation, () => undefined);
    await vi.advanceTimersByTimeAsync(1);
    return leave;
  };
  const shown = () => store.get(confirmation).data?.parts;
  store.set(awaitedAtom, true);
  const leave = await show();
  expect(shown()).toEqual(["first"]);
  parts.push("second");
  await vi.advanceTimersByTimeAsync(5000);
  expect(shown()).toEqual(["first", "second"]);
  leave();
  parts.push("third");
  await show();
  expect(shown()).toEqual(["first", "second", "third"]);
});

it.each([
  ["REJECTED", true],
  ["COMPLETED", true],
  ["PAYING", false],
] as const)(
  "when the platform makes an open withdrawal %s, that the balance is out of date is %s",
  (state, isOutdated) => {
    const { store } = memberStore();
    const queries = store.get(queryClientAtom);
    queries.setQueryData(["balance", "t1"], { total: 1 });
    const note = (order: Pick<Order, "id" | "state">) => store.set(noteOrdersAtom, [order as Order]);
    note({ id: "W1", state: "PENDING" });
    expect(queries.getQueryState(["balance", "t1"])?.isInvalidated).toBe(false);
    note({ id: "W1", state });
    expect(queries.getQueryState(["balance", "t1"])?.isInvalidated).toBe(isOutdated);
  },
);
