import type { Send } from "@livery/platform/createSend.ts";
import { createStore } from "jotai";
import { sendAtom } from "../send.ts";
import type { WriteContext } from "../writes/sendWrite.ts";
import { writeContextAtom } from "../writes/writeContext.ts";

/** What a page that was just loaded writes with: it remembers only what the browser stores. */
export function newPage(send: Send): WriteContext {
  const store = createStore();
  store.set(sendAtom, send);
  return store.get(writeContextAtom);
}
