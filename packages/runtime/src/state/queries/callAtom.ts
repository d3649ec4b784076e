import type { Call } from "@livery/platform/call.ts";
import { needsSession } from "@livery/platform/needsSession.ts";
import type { PlatformError } from "@livery/platform/platformError.ts";
import type { Getter } from "jotai";
import { atomWithQuery } from "jotai-tanstack-query";
import { languageAtom } from "../language.ts";
import { sendAtom } from "../send.ts";
import { tokenAtom } from "../session.ts";
import { queryClientAtom } from "./queryClient.ts";

interface CallAtomOptions {
  /** How long a response counts as fresh, in ms. */
  readonly staleTime?: number;
  /** Fetches again at this interval, in ms, while the page is visible; false: no automatic refresh. */
  readonly refetchInterval?: (get: Getter) => number | false;
}

/**
 * A call's response as state. The first reader fetches it, all readers share it, and it stays while it is refreshed.
 * Its key holds what it depends on: the site's language, the session, and what `request` reads through `get`. When the
 * key changes, the former response stays until the new one arrives. A call that needs a session waits for one, and
 * never shows another session's response.
 */
export function callAtom<Request, QueryResult>(
  call: Call<Request, QueryResult>,
  request: (get: Getter) => Request,
  { staleTime, refetchInterval }: CallAtomOptions = {},
) {
  return atomWithQuery<QueryResult, PlatformError>(
    (get) => {
      const send = get(sendAtom);
      const fields = request(get);
      const session = call.auth === "none" ? undefined : get(tokenAtom);
      return {
        queryKey: [call.id, session, fields, get(languageAtom)],
        queryFn: () => send(call, fields),
        enabled: !needsSession(call) || session !== undefined,
        placeholderData: (former, query) => (query?.queryKey[1] === session ? former : undefined),
        ...(staleTime !== undefined && { staleTime }),
        ...(refetchInterval && { refetchInterval: refetchInterval(get) }),
      };
    },
    (get) => get(queryClientAtom),
  );
}
