import type { Send } from "@livery/platform/createSend.ts";
import { Provider, createStore } from "jotai";
import { type ReactNode, useState } from "react";
import { sendAtom } from "../site/send.ts";
import { sessionAtom } from "../session/session.ts";

interface WithPlatformProps {
  readonly send: Send;
  readonly children: ReactNode;
}

/** Gives a story its own state, with a session on this platform. Mounting it again is like reloading the page. */
export function WithPlatform({ send, children }: WithPlatformProps) {
  const [store] = useState(() => {
    const own = createStore();
    own.set(sendAtom, send);
    own.set(sessionAtom, { state: "starting", token: "story" });
    return own;
  });
  return <Provider store={store}>{children}</Provider>;
}
