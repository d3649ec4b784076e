import type { Call } from "@livery/platform/call.ts";
import type { Member } from "@livery/platform/calls/memberInfo.ts";
import { defined } from "@livery/platform/defined.ts";
import { createStore } from "jotai";
import { expect, vi } from "vitest";
import { nameOfWrite, sendWrite } from "../kit/writes/sendWrite.ts";
import { writeContextAtom } from "../kit/writes/writeContext.ts";
import { forgetSessionOnChange } from "../session/forgetSession.ts";
import { sessionAtom, sessionToken } from "../session/session.ts";
import { keepMember, keepToken } from "../session/sessionKeys.ts";
import { withErrorHandling } from "../session/withErrorHandling.ts";
import { sendAtom } from "../site/send.ts";
import { fakeStorage, storedIn } from "./fakeStorage.ts";
import { isSecret, type KeyedWrite, requestOf } from "./keyedWrites.ts";
import type { openKeyPlatform } from "./keyPlatform.ts";
import { neo } from "./memberStore.ts";

const member = neo as Member;

/** One tab of the member's browser, which may be loaded again. */
export function openTab(write: KeyedWrite, platform: ReturnType<typeof openKeyPlatform>, storage = fakeStorage()) {
  // Nothing is read from the response here: decoders have their own tests.
  const call: Call<object, unknown> = { ...write.call, decode: () => ({ ok: true, value: {}, dropped: 0 }) };
  const name = nameOfWrite(call, write.options.scope);
  let request = requestOf(write);
  const secrets = Object.entries(request).filter(([field]) => isSecret(field));
  let [logins, isMade, isDone] = [0, false, false];
  const show = () => vi.stubGlobal("sessionStorage", storage);
  const load = () => {
    show();
    const store = createStore();
    store.set(sendAtom, withErrorHandling(platform.send, store));
    forgetSessionOnChange(store);
    const token = sessionToken();
    if (token !== undefined) store.set(sessionAtom, { state: "in", token, member });
    return { store, context: store.get(writeContextAtom) };
  };
  let page = load();
  const tab = {
    /** Makes it the tab that runs: only one storage is there at a time. */
    show,
    isOnce: "id" in request,
    logIn() {
      show();
      logins += 1;
      const token = `token ${logins}`;
      keepToken(token);
      keepMember(member);
      page.store.set(sessionAtom, { state: "in", token, member });
    },
    /** Presses the button. What was carried out is done, or its intention is still there to find that out. */
    async press() {
      show();
      const { context } = page;
      const before = platform.operations.length;
      const { state } = await sendWrite(context, call, request, write.options);
      isMade ||= platform.operations.length > before;
      isDone ||= state === "done";
      if (isMade && !isDone && sessionToken() !== undefined)
        expect({ state, pending: context.intentions.pending(name) }).toEqual({ state, pending: expect.any(String) });
      for (const [, secret] of secrets) expect(JSON.stringify(storedIn(storage))).not.toContain(secret);
      return state;
    },
    /** Presses the same button of another order or promotion. */
    async pressAnother() {
      show();
      const scope = write.options.scope === undefined ? undefined : `${write.options.scope} of another`;
      const options = { ...write.options, ...defined({ scope }) };
      return (await sendWrite(page.context, call, { ...request, id: "another" }, options)).state;
    },
    /** Presses it until the outcome is known, at most twice. */
    async settle() {
      if (!isDone && (await tab.press()) !== "done") await tab.press();
      expect(isDone).toBe(true);
    },
    /** Loads the page again. Its form has what is stored, and the member enters the passwords again. */
    reload() {
      page = load();
      const pending = page.context.intentions.pending(name);
      expect(pending, "the intention after a reload").toBeDefined();
      request = { ...(JSON.parse(pending ?? "") as object), ...Object.fromEntries(secrets) };
    },
    /** Another tab: of its own, or a copy that begins with what this one has stored, as a browser duplicates it. */
    open(kind: "own" | "copy") {
      const other = fakeStorage();
      if (kind === "copy") for (const [key, value] of Object.entries(storedIn(storage))) other.setItem(key, value);
      const opened = openTab(write, platform, other);
      opened.logIn();
      if (kind === "copy") opened.reload();
      return opened;
    },
  };
  return tab;
}
