import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { noticeAtom } from "../dialogs/notice.ts";
import { welcomeAtom } from "../kit/account/signIn.ts";
import { signOutAtom } from "../kit/account/signOut.ts";
import { apiError } from "../testing/fakeSend.ts";
import { fakeStorage } from "../testing/fakeStorage.ts";
import { fakeTabs } from "../testing/fakeTabs.ts";
import { memberStore, neo } from "../testing/memberStore.ts";

const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("sessionStorage", fakeStorage());
  vi.stubGlobal("BroadcastChannel", fakeTabs());
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A member whose session ends in half an hour; what the platform responds when it is asked about it again, in turn. */
async function member(...later: readonly unknown[]) {
  const responses = [{ ...neo, sessionEndsIn: 1800 }, ...later];
  const site = memberStore({ memberInfo: () => responses.shift() });
  await site.store.set(welcomeAtom, { token: "t1" });
  const asked = () => site.calls().filter((id) => id === "memberInfo").length;
  return { ...site, asked };
}

describe("a session that ends by the platform's clock", () => {
  test("shows that it has ended when it ends, without another call", async () => {
    const { store, state, asked } = await member(apiError(401));
    await vi.advanceTimersByTimeAsync(30 * MINUTE - 1);
    expect([state(), asked()]).toEqual(["in", 1]);
    await vi.advanceTimersByTimeAsync(1);
    expect(state()).toBe("out");
    expect(store.get(noticeAtom)).toEqual({ kind: "expired" });
  });

  test("goes on if it was used meanwhile, until its new end", async () => {
    const { state } = await member({ ...neo, sessionEndsIn: 600 }, apiError(401));
    await vi.advanceTimersByTimeAsync(40 * MINUTE - 1);
    expect(state()).toBe("in");
    await vi.advanceTimersByTimeAsync(1);
    expect(state()).toBe("out");
  });

  test("is asked about again while the platform does not respond", async () => {
    const { state } = await member(apiError(503), apiError(401));
    await vi.advanceTimersByTimeAsync(30 * MINUTE);
    expect(state()).toBe("in");
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(state()).toBe("out");
  });

  test("shows it on the visitor's return, if the machine slept", async () => {
    const { state } = await member(apiError(401));
    vi.setSystemTime(Date.now() + 40 * MINUTE);
    expect(state()).toBe("in");
    document.dispatchEvent(new Event("visibilitychange"));
    await vi.advanceTimersByTimeAsync(0);
    expect(state()).toBe("out");
  });

  test("is not asked about after a logout", async () => {
    const { store, asked } = await member();
    await store.set(signOutAtom);
    await vi.advanceTimersByTimeAsync(60 * MINUTE);
    expect(asked()).toBe(1);
  });
});
