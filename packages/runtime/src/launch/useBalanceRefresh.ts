import { useAtomValue } from "jotai";
import { type RefObject, useEffect } from "react";
import { queryClientAtom } from "../kit/calls/queryClient.ts";
import { outdatePlay } from "./outdatePlay.ts";

/** What a game posts to this page after a round. */
const ROUND_OVER = "balance";

/**
 * Fetches the balance and what else a round changes again when the visitor leaves the game (LA-045), and when the game says
 * that a round is over.
 */
export function useBalanceRefresh(frame: RefObject<HTMLIFrameElement | null>, url: string): void {
  const queries = useAtomValue(queryClientAtom);
  useEffect(() => {
    const refresh = () => outdatePlay(queries);
    const { origin } = new URL(url);
    const listen = ({ data, origin: sender, source }: MessageEvent) => {
      if (sender === origin && source === frame.current?.contentWindow && data === ROUND_OVER) refresh();
    };
    globalThis.addEventListener("message", listen);
    return () => {
      globalThis.removeEventListener("message", listen);
      refresh();
    };
  }, [queries, frame, url]);
}
