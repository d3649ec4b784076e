import type { Send } from "@livery/platform/createSend.ts";
import { Provider, createStore } from "jotai";
import { type ReactNode, useState } from "react";
import { sendAtom } from "../send.ts";
import { sessionAtom } from "../session.ts";

interface WithPlatformProps {
  readonly send: Send;
  readonly children: ReactNode;
}

/** A state of its own for what a story draws, with a session on this platform. Drawn anew, it is a page that was reloaded. */
export function WithPlatform({ send, children }: WithPlatformProps) {
  const [store] = useState(() => {
    const own = createStore();
    own.set(sendAtom, send);
    own.set(sessionAtom, { state: "starting", token: "story" });
    return own;
  });
  return <Provider store={store}>{children}</Provider>;
}
