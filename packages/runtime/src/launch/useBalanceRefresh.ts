import type { balance } from "@livery/platform/calls/balance.ts";
import type { realityCheck } from "@livery/platform/calls/realityCheck.ts";
import { useAtomValue } from "jotai";
import { type RefObject, useEffect } from "react";
import { outdate } from "../kit/calls/outdate.ts";
import { queryClientAtom } from "../kit/calls/queryClient.ts";

/** Only its type is imported: the code of the call is the header's, in a chunk of its own. */
const BALANCE: (typeof balance)["id"] = "balance";
const RESULT: (typeof realityCheck)["id"] = "realityCheck";

/** What a game posts to this page after a round. */
const ROUND_OVER = "balance";

/**
 * Fetches the balance, and the result of this play, again when the visitor leaves the game (LA-045), and when the game says
 * that a round is over.
 */
export function useBalanceRefresh(frame: RefObject<HTMLIFrameElement | null>, url: string): void {
  const queries = useAtomValue(queryClientAtom);
  useEffect(() => {
    const refresh = () => outdate(queries, [{ id: BALANCE }, { id: RESULT }]);
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
