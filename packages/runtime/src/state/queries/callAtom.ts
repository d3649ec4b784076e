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
  /** How long an answer counts as fresh, in ms. */
  readonly staleTime?: number;
  /** Asks again after so many ms while the page is in sight; false: never by itself. */
  readonly refetchInterval?: (get: Getter) => number | false;
}

/**
 * A call's answer as state: asked for when it is first read, shared by all who read it, shown on while it is asked for
 * again. What it depends on stands in its key: the language that the site speaks, the session, and what `request` reads
 * through `get`. Another one of them is another answer, and the former one stays until it comes. A call that needs a
 * session waits for one, and never shows what another session got.
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
