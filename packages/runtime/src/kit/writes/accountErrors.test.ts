import { PlatformError } from "@livery/platform/platformError.ts";
import { createStore } from "jotai";
import { expect, test } from "vitest";
import { dialogStackAtom } from "../../dialogs/dialogs.ts";
import { noticeAtom } from "../../dialogs/notice.ts";
import { apiError } from "../../testing/fakeSend.ts";
import { reactToAccountErrorAtom } from "./accountErrors.ts";

/** The dialogs and the notice after actions that failed. */
function after(auth: "token" | "none", ...errors: readonly PlatformError[]) {
  return afterNotice("expired", auth, ...errors);
}

/** The same, where the guard of all calls has given this notice. */
function afterNotice(kind: "expired" | "forbidden", auth: "token" | "none", ...errors: readonly PlatformError[]) {
  const store = createStore();
  store.set(noticeAtom, { kind });
  for (const error of errors) store.set(reactToAccountErrorAtom, { call: { auth }, error, trial: "Trial" });
  return {
    dialogs: store.get(dialogStackAtom).map(({ id, props }) => ({ id, props })),
    notice: store.get(noticeAtom)?.kind,
  };
}

const login = { id: "login", props: { notice: "expired" } };

test.each([
  ["a session that the platform refused", apiError(401, "SESSION_EXPIRED")],
  ["a session that is not there", new PlatformError("signedOut", "x")],
])("a visitor's action without a session opens the login, which says so: %s", (_, error) => {
  expect(after("token", error)).toEqual({ dialogs: [login], notice: undefined });
});

test("two actions that fail at once for their account open one dialog", () => {
  expect(after("token", apiError(401), apiError(401)).dialogs).toEqual([login]);
  expect(after("token", apiError(403, "TRIAL_ACCOUNT"), apiError(403, "TRIAL_ACCOUNT")).dialogs).toHaveLength(1);
});

test("AU-067 a trial account gets a dialog that asks for a real one", () => {
  const warning = { id: "warning", props: { text: "Trial" } };
  expect(after("token", apiError(403, "TRIAL_ACCOUNT"))).toEqual({ dialogs: [warning], notice: undefined });
});

test("what the platform does not allow is said by the action's form alone", () => {
  expect(afterNotice("forbidden", "token", apiError(403))).toEqual({ dialogs: [], notice: undefined });
});

test.each([
  ["none", apiError(401)],
  ["token", apiError(403)],
  ["token", new PlatformError("offline", "x")],
] as const)("nothing else opens a dialog: %s %s", (auth, error) => {
  expect(after(auth, error)).toEqual({ dialogs: [], notice: "expired" });
});
