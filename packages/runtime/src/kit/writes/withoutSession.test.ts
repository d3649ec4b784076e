import { changePassword } from "@livery/platform/calls/changePassword.ts";
import { createSend } from "@livery/platform/createSend.ts";
import { createStore } from "jotai";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dialogStackAtom } from "../../dialogs/dialogs.ts";
import { withErrorHandling } from "../../session/withErrorHandling.ts";
import { balanceAtom } from "../data/balance.ts";
import { sendAtom } from "../../site/send.ts";
import { sessionToken } from "../../session/session.ts";
import { fakeStorage } from "../../testing/fakeStorage.ts";
import { reactToAccountErrorAtom } from "./accountErrors.ts";
import { sendWrite } from "./sendWrite.ts";
import { writeContextAtom } from "./writeContext.ts";

beforeEach(() => vi.stubGlobal("sessionStorage", fakeStorage()));
afterEach(() => vi.unstubAllGlobals());

test("RO-018 without a session an action opens the login, and nothing is sent for it or in the background", async () => {
  const fetch = vi.fn<typeof globalThis.fetch>();
  const store = createStore();
  const platform = { origin: "http://platform.test", merchant: "M1", language: () => "en", token: sessionToken };
  store.set(sendAtom, withErrorHandling(createSend({ ...platform, fetch }), store));

  const leave = store.sub(balanceAtom, () => undefined);
  expect(store.get(balanceAtom)).toMatchObject({ fetchStatus: "idle", isError: false });
  expect(store.get(dialogStackAtom)).toEqual([]);

  const change = { oldPassword: "a", newPassword: "b", confirmNewPassword: "b" };
  const result = await sendWrite(store.get(writeContextAtom), changePassword, change, { invalidates: [] });
  if (!("error" in result)) throw new Error("It was not refused.");
  store.set(reactToAccountErrorAtom, { call: changePassword, error: result.error, trial: "" });
  expect(store.get(dialogStackAtom)).toMatchObject([{ id: "login", props: { notice: "expired" } }]);
  leave();
  expect(fetch).not.toHaveBeenCalled();
});
