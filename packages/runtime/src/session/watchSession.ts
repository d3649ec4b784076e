import { memberInfo } from "@livery/platform/calls/memberInfo.ts";
import { atom } from "jotai";
import { sendAtom } from "../site/send.ts";
import { tokenAtom } from "./session.ts";

/** After how many seconds to ask again when the platform did not respond. */
const AGAIN = 30;

/**
 * Finds out that the session has ended when it ends, not with the next call: when it would end if nobody had used it, the
 * platform is asked, and that does not count as use. If it goes on, the response says for how long; if not, the guard of
 * all calls ends it here (`withErrorHandling`). A platform that says no times is not asked.
 */
export const watchSessionAtom = atom(null, (get, set, endsIn: number | undefined): void => {
  const token = get(tokenAtom);
  if (token === undefined || endsIn === undefined) return;
  waitUntil(Date.now() + endsIn * 1000, () => {
    if (get(tokenAtom) === token) void set(checkSessionAtom, token);
  });
});

const checkSessionAtom = atom(null, async (get, set, token: string): Promise<void> => {
  try {
    const { sessionEndsIn } = await get(sendAtom)(memberInfo, undefined);
    if (get(tokenAtom) === token) set(watchSessionAtom, sessionEndsIn);
  } catch {
    if (get(tokenAtom) === token) set(watchSessionAtom, AGAIN);
  }
});

/** Acts at a time, or when the visitor returns after it: timers stand still while a machine sleeps. */
function waitUntil(due: number, act: () => void): void {
  const returned = new AbortController();
  const done = () => {
    clearTimeout(timer);
    returned.abort();
    act();
  };
  const timer = setTimeout(done, due - Date.now());
  document.addEventListener(
    "visibilitychange",
    () => {
      if (document.visibilityState === "visible" && Date.now() >= due) done();
    },
    { signal: returned.signal },
  );
}
