import type { Send } from "@livery/platform/createSend.ts";
import { createStore } from "jotai";
import { sendAtom } from "../site/send.ts";
import type { WriteContext } from "../kit/writes/sendWrite.ts";
import { writeContextAtom } from "../kit/writes/writeContext.ts";

/** The write context of a freshly loaded page: it knows only what the browser has stored. */
export function newPage(send: Send): WriteContext {
  const store = createStore();
  store.set(sendAtom, send);
  return store.get(writeContextAtom);
}
