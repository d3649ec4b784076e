import { createStore } from "jotai";
import { expect, test } from "vitest";
import { dialogStackAtom } from "../dialogs/dialogs.ts";
import { passLoginGateAtom } from "./loginGate.ts";
import { type Session, sessionAtom } from "./session.ts";
import { neo } from "../testing/memberStore.ts";

const of = (agentType: number): Session => ({
  state: "in",
  token: "t1",
  member: { ...neo, avatar: { kind: "STATIC", source: "3" }, agentType },
});
const login = { id: "login", props: {} };
const warning = { id: "warning", props: { text: "Trial" } };

test.each<[string, Session, boolean, readonly object[]]>([
  ["a visitor", { state: "out" }, false, [login]],
  ["a session that may only set a password", { state: "restricted", token: "t1", account: "neo01" }, false, [login]],
  ["a trial account", of(4), false, [warning]],
  ["a member", of(0), true, []],
  ["an agent", of(1), true, []],
  ["an agent of another kind", of(41), true, []],
  ["an account that the platform has not named yet", { state: "starting", token: "t1" }, true, []],
])("RO-009 the login gate for %s", (_, session, passes, dialogs) => {
  const store = createStore();
  store.set(sessionAtom, session);
  expect(store.set(passLoginGateAtom, "Trial")).toBe(passes);
  expect(store.get(dialogStackAtom).map(({ id, props }) => ({ id, props }))).toEqual(dialogs);
});
