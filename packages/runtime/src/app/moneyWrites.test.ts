import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fakeStorage } from "../testing/fakeStorage.ts";
import { keyedWrites, moneyCalls, placeOf, requestOf } from "../testing/keyedWrites.ts";
import { openKeyPlatform, type Treatment } from "../testing/keyPlatform.ts";
import { openTab } from "../testing/writeTab.ts";

// Every write with an idempotency key, with the options of the place that sends it, meets everything that can go wrong
// around one press of a button. Each press that was meant is carried out once, whatever happens.

const writes = await keyedWrites();

/** Money writes that a reload forgets, and why that is safe. */
const forgotten: Readonly<Record<string, string>> = {
  "member/panes/withdraw/MissingForm.tsx confirmWithdrawal":
    "pictures cannot be stored, and the platform takes one answer about each part",
};

type Tab = ReturnType<typeof openTab>;

interface Trouble {
  readonly run: (tab: Tab, platform: ReturnType<typeof openKeyPlatform>) => Promise<void>;
  /** A page or a session starts in it, with only what is stored. */
  readonly startsAnew?: true;
  /** Two changes were meant, unless the platform makes this change only once. */
  readonly isMeantTwice?: true;
  /** It is about one order or promotion of several. */
  readonly hasOthers?: true;
}

const refusing: readonly Treatment[] = ["expired", "tooMany", "failed", "down"];

/** One press for each treatment. */
const presses = (...treatments: readonly Treatment[]): Trouble => ({
  run: async (tab, platform) => {
    for (const treatment of treatments) {
      platform.next(treatment);
      expect(await tab.press()).toBe(refusing.includes(treatment) ? "refused" : "unknown");
      if (treatment === "expired") tab.logIn();
    }
  },
});

const thenReload = ({ run }: Trouble): Trouble => ({
  startsAnew: true,
  run: async (tab, platform) => {
    await run(tab, platform);
    tab.reload();
  },
});

const troubles: Readonly<Record<string, Trouble>> = {
  "the button is pressed twice": {
    run: async (tab) => expect(await Promise.all([tab.press(), tab.press()])).toEqual(["done", "busy"]),
  },
  "the button is pressed again after it was done": {
    isMeantTwice: true,
    run: async (tab) => {
      expect([await tab.press(), await tab.press()]).toEqual(["done", tab.isOnce ? "refused" : "done"]);
    },
  },
  "Enter is pressed again while it is sent": {
    run: async (tab, platform) => {
      platform.next("held");
      const first = tab.press();
      await Promise.race([platform.arrival(), first]);
      expect(await tab.press()).toBe("busy");
      platform.letGo("answered");
      expect(await first).toBe("done");
    },
  },
  "the page is loaded again while it is sent": {
    startsAnew: true,
    run: async (tab, platform) => {
      platform.next("held");
      const first = tab.press();
      await Promise.race([platform.arrival(), first]);
      tab.reload();
      platform.letGo("lost");
      expect(await first).toBe("unknown");
    },
  },
  "the page is loaded again before it arrives": thenReload(presses("offline")),
  "the response is lost": presses("lost"),
  "the response is lost, and the page is loaded again": thenReload(presses("lost")),
  "the response is lost again after the page is loaded again": {
    startsAnew: true,
    run: async (tab, platform) => {
      await thenReload(presses("lost")).run(tab, platform);
      await thenReload(presses("lost")).run(tab, platform);
    },
  },
  "the session has expired": presses("expired"),
  "the session has expired, and the button is pressed before the login": {
    run: async (tab, platform) => {
      platform.next("expired");
      expect([await tab.press(), await tab.press()]).toEqual(["refused", "refused"]);
      tab.logIn();
    },
  },
  "the response is lost, and the session expires": { ...presses("lost", "expired"), startsAnew: true },
  "the response is lost, the session expires, and the page is loaded again": thenReload(presses("lost", "expired")),
  "the device is offline": presses("offline"),
  "the response is lost, and the device goes offline": presses("lost", "offline"),
  "there are too many requests": presses("tooMany"),
  "the response is lost, and there are too many requests": presses("lost", "tooMany"),
  "the response is lost, there are too many requests, and the page is loaded again": thenReload(
    presses("lost", "tooMany"),
  ),
  "it fails in the platform": presses("failed"),
  "the platform fails before it": presses("down"),
  "the response is lost, and the platform fails": presses("lost", "down"),
  "the response is lost, the platform fails, and the page is loaded again": thenReload(presses("lost", "down")),
  "a proxy fails behind which it was carried out": presses("proxyLost"),
  "a proxy fails before it": presses("proxyOffline"),
  "a proxy fails twice, and the page is loaded again": thenReload(presses("proxyLost", "proxyOffline")),
  "the response is lost, and another one is done first": {
    hasOthers: true,
    run: async (tab, platform) => {
      await presses("lost").run(tab, platform);
      expect(await tab.pressAnother()).toBe("done");
    },
  },
  "the response is lost, and another tab does the same": {
    isMeantTwice: true,
    run: async (tab, platform) => {
      await presses("lost").run(tab, platform);
      expect(await tab.open("own").press()).toBe(tab.isOnce ? "refused" : "done");
    },
  },
  "the response is lost, and a copy of the tab sends it again": {
    startsAnew: true,
    run: async (tab, platform) => {
      await presses("lost").run(tab, platform);
      await tab.open("copy").settle();
    },
  },
  "a copy of the tab sends it as well while it is sent": {
    startsAnew: true,
    run: async (tab, platform) => {
      platform.next("held");
      const first = tab.press();
      await Promise.race([platform.arrival(), first]);
      const copy = tab.open("copy");
      expect(await copy.press()).toBe("unknown");
      tab.show();
      platform.letGo("answered");
      expect(await first).toBe("done");
      await copy.settle();
    },
  },
};

// What all tabs share.
beforeEach(() => vi.stubGlobal("localStorage", fakeStorage()));
afterEach(() => vi.unstubAllGlobals());

test("the list is read from the sources: it has the money actions that the requirements name", () => {
  expect(writes.map(({ call }) => call.id).filter((id) => moneyCalls.has(id))).toEqual(
    expect.arrayContaining([
      "cancelDeposit",
      "cancelWithdrawal",
      "claimPromotion",
      "claimRaffle",
      "claimRebate",
      "claimReward",
      "confirmDeposit",
      "confirmWithdrawal",
      "convertPoints",
      "createDeposit",
      "createWithdrawal",
      "joinPromotion",
      "recallAll",
      "redeemPointReward",
      "transferFunds",
      "transferUpline",
    ]),
  );
});

test("every money write remembers what the member wants over a reload, or is listed with its reason", () => {
  const without = writes.filter(({ call, options }) => moneyCalls.has(call.id) && !options.remembers);
  expect(without.map(placeOf)).toEqual(Object.keys(forgotten));
});

describe.each(Object.entries(troubles))("when %s", (_, { run, startsAnew, isMeantTwice, hasOthers }) => {
  const suited = writes
    .filter(({ options }) => !startsAnew || options.remembers)
    .filter((write) => !hasOthers || (moneyCalls.has(write.call.id) && "id" in requestOf(write)));
  test.each(suited.map((write) => [write.call.id, write.file, write] as const))(
    "%s of %s is carried out once",
    async (_id, _file, write) => {
      const platform = openKeyPlatform();
      const tab = openTab(write, platform);
      tab.logIn();
      await run(tab, platform);
      await tab.settle();
      const isTwo = hasOthers || (isMeantTwice && !tab.isOnce);
      expect(platform.operations).toHaveLength(isTwo ? 2 : 1);
    },
  );
});
