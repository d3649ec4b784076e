import type { Send } from "@livery/platform/createSend.ts";
import { PlatformError } from "@livery/platform/platformError.ts";
import type { createStore } from "jotai";
import { noticeAtom } from "./notice.ts";
import { dropSessionAtom, sessionToken, tokenAtom } from "./session.ts";

type Store = ReturnType<typeof createStore>;

const UNAUTHORIZED = 401;
const FORBIDDEN = 403;

/**
 * The same way to the platform, which also hears what the platform says of the session: a token that it refuses is dropped
 * and the visitor told to log in again; what a member may not do is said and changes nothing (RO-020). Who sent the call
 * gets the error all the same.
 */
export function guardSend(send: Send, store: Store): Send {
  return async (call, request, options) => {
    const sentWith = call.auth === "none" ? undefined : sessionToken();
    try {
      return await send(call, request, options);
    } catch (reason) {
      if (sentWith !== undefined && reason instanceof PlatformError) judge(store, reason.status, sentWith);
      throw reason;
    }
  };
}

/** A late refusal of an earlier session says nothing of the present one. */
function judge(store: Store, status: number | undefined, sentWith: string): void {
  if (status === FORBIDDEN) store.set(noticeAtom, { kind: "forbidden" });
  if (status !== UNAUTHORIZED || sentWith !== store.get(tokenAtom)) return;
  store.set(dropSessionAtom);
  store.set(noticeAtom, { kind: "expired" });
}
