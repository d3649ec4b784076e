import type { SwitchNode } from "@livery/product/switchNode.ts";
import type { Switches } from "@livery/product/switches.gen.ts";
import { createStore } from "jotai";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askSwitchesAtom } from "./askSwitches.ts";
import { sendAtom } from "./send.ts";
import { switchesOf } from "./switches.ts";
import { askSystemStatusAtom } from "./systemStatus.ts";
import { type Responses, fakeSend, apiError } from "../testing/fakeSend.ts";
import { fakeStorage } from "../testing/fakeStorage.ts";

const tree = (...switches: readonly (readonly [string, boolean])[]): SwitchNode => ({
  modId: "WHITELABEL",
  enabled: true,
  childrenNodes: switches.map(([modId, enabled]) => ({ modId, enabled })),
});

const config = { DIRECTREG3: true, REFERRAL3: true, LOGGEDINONLY3: false, REGMOBVERF3: false } as Switches;

/** What holds on a site once its platform was asked. */
async function resolved(responses: Responses, lockedSwitches: readonly (keyof Switches)[] = []) {
  const store = createStore();
  const { send, sent } = fakeSend({ systemStatus: { state: "open" }, ...responses });
  store.set(sendAtom, send);
  await store.set(askSystemStatusAtom);
  await store.set(askSwitchesAtom);
  const { DIRECTREG3, REFERRAL3, LOGGEDINONLY3, REGMOBVERF3 } = store.get(
    switchesOf({ switches: config, lockedSwitches }),
  );
  return { switches: { DIRECTREG3, REFERRAL3, LOGGEDINONLY3, REGMOBVERF3 }, calls: sent.map(({ id }) => id) };
}

beforeEach(() => {
  vi.stubGlobal("location", { host: "play.example" });
  vi.stubGlobal("sessionStorage", fakeStorage());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("BR-037 the platform's whitelabel call speaks over its status, switch by switch", async () => {
  const { switches, calls } = await resolved({
    systemStatus: { state: "open", switches: tree(["DIRECTREG3", false], ["REFERRAL3", false]) },
    whitelabel: tree(["DIRECTREG3", true], ["LOGGEDINONLY3", true], ["REGMOBVERF3", true]),
  });
  expect(switches).toEqual({ DIRECTREG3: true, REFERRAL3: false, LOGGEDINONLY3: false, REGMOBVERF3: true });
  expect(calls).toEqual(["systemStatus", "whitelabel"]);
});

test("BR-037 a whitelabel call that fails is silence: what the status told holds, and else the brand", async () => {
  const whitelabel = apiError(501);
  expect((await resolved({ whitelabel })).switches).toEqual(config);
  const status = { state: "open", switches: tree(["REFERRAL3", false]) };
  expect((await resolved({ whitelabel, systemStatus: status })).switches).toEqual({ ...config, REFERRAL3: false });
});

test("nothing is drawn again for a platform that agrees with the brand", async () => {
  const store = createStore();
  store.set(sendAtom, fakeSend({ systemStatus: { state: "open" }, whitelabel: tree(["REFERRAL3", true]) }).send);
  const drawn = vi.fn<() => void>();
  store.sub(switchesOf({ switches: config, lockedSwitches: [] }), drawn);
  await store.set(askSystemStatusAtom);
  await store.set(askSwitchesAtom);
  expect(drawn).not.toHaveBeenCalled();
});

test("BR-037 a switch that a compliance pack locked stays as the brand has it", async () => {
  const whitelabel = tree(["REFERRAL3", false], ["REGMOBVERF3", true]);
  expect((await resolved({ whitelabel }, ["REFERRAL3", "REGMOBVERF3"])).switches).toEqual(config);
});

test("ST-009 a second visit in the session uses the kept settings, and asks again after five minutes", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const whitelabel = tree(["REFERRAL3", false]);
  const first = await resolved({ whitelabel });
  expect(sessionStorage.getItem("settings")).not.toBeNull();
  const second = await resolved({ whitelabel: tree() });
  expect(second.calls).toEqual(["systemStatus"]);
  expect(second.switches).toEqual(first.switches);
  vi.setSystemTime(Date.now() + 300_000);
  expect((await resolved({ whitelabel })).calls).toEqual(["systemStatus", "whitelabel"]);
});

test.each([
  ["what somebody else wrote", () => sessionStorage.setItem("settings", "{")],
  ["a browser that refuses storage", () => vi.stubGlobal("sessionStorage", fakeStorage(true))],
])("kept settings: %s does no harm", async (_title, prepare) => {
  prepare();
  expect((await resolved({ whitelabel: tree(["REFERRAL3", false]) })).switches).toEqual({
    ...config,
    REFERRAL3: false,
  });
});
