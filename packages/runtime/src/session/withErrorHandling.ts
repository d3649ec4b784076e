import type { Send } from "@livery/platform/createSend.ts";
import { MissingCode } from "@livery/platform/missingCode.ts";
import { PlatformError } from "@livery/platform/platformError.ts";
import type { createStore } from "jotai";
import { missingAtom } from "../dialogs/missing.ts";
import { noticeAtom } from "../dialogs/notice.ts";
import { dropSessionAtom, sessionToken, tokenAtom } from "./session.ts";
import { askSystemStatusAtom, systemStatusAtom } from "../site/systemStatus.ts";

type Store = ReturnType<typeof createStore>;

const UNAUTHORIZED = 401;
const FORBIDDEN = 403;

/** The codes of a site that is closed to this visitor. */
const CLOSED = ["MAINTENANCE", "RESTRICTED"];

/**
 * The client with error handling. It reacts to what the platform says of the session and the site: a token that it refuses
 * is dropped and the visitor told to log in again; what a member may not do is said and changes nothing (RO-020); when the
 * site has been closed, the status is asked again, and the page of the closed site appears (SY-020). The caller gets the
 * error all the same. A change that was not sent because code of the site is gone may load the page again (`missingAtom`).
 */
export function withErrorHandling(send: Send, store: Store): Send {
  return async (call, request, options) => {
    const sentWith = call.auth === "none" ? undefined : sessionToken();
    try {
      return await send(call, request, options);
    } catch (reason) {
      if (reason instanceof PlatformError) {
        if (CLOSED.includes(reason.code ?? "")) hearThatItIsClosed(store);
        else if (sentWith !== undefined) judge(store, reason.status, sentWith);
        if (reason.cause instanceof MissingCode && call.method !== "GET")
          await store.set(missingAtom, { what: reason.cause.message });
      }
      throw reason;
    }
  };
}

/** Only while the site is open: at the start the status is requested anyway, and a closed site rechecks by itself. */
function hearThatItIsClosed(store: Store): void {
  if (store.get(systemStatusAtom)?.state === "open") void store.set(askSystemStatusAtom);
}

/** A late refusal of an earlier session says nothing of the present one. */
function judge(store: Store, status: number | undefined, sentWith: string): void {
  if (status === FORBIDDEN) store.set(noticeAtom, { kind: "forbidden" });
  if (status !== UNAUTHORIZED || sentWith !== store.get(tokenAtom)) return;
  store.set(dropSessionAtom, "expired");
  store.set(noticeAtom, { kind: "expired" });
}
