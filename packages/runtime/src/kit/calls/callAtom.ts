import type { Call } from "@livery/platform/call.ts";
import { defined } from "@livery/platform/defined.ts";
import { needsSession } from "@livery/platform/needsSession.ts";
import type { PlatformError } from "@livery/platform/platformError.ts";
import type { Getter } from "jotai";
import { languageAtom } from "../../site/language.ts";
import { sendAtom } from "../../site/send.ts";
import { tokenAtom } from "../../session/session.ts";
import { readCache, writeCache } from "../../site/sessionCache.ts";
import { queryAtom } from "./queryAtom.ts";

interface CallAtomOptions {
  /** How long a response counts as fresh, in ms. */
  readonly staleTime?: number | undefined;
  /** Fetches again at this interval, in ms, while the page is visible; false: no automatic refresh. */
  readonly refetchInterval?: ((get: Getter) => number | false) | undefined;
  /** Session storage keeps it under this key, so that a reload does not ask again. For what is the same for all members. */
  readonly keptAs?: "validate" | "gameVendor" | "routers" | "merchantWallet" | undefined;
}

/**
 * A call's response as state. The first reader fetches it, all readers share it, and it stays while it is refreshed.
 * Its key holds what it depends on: the language, the session, and what `request` reads through `get`. When the
 * key changes, the former response stays until the new one arrives. A call that needs a session waits for one, and
 * never shows another session's response.
 */
export function callAtom<Request, QueryResult>(
  call: Call<Request, QueryResult>,
  request: (get: Getter) => Request,
  { staleTime, refetchInterval, keptAs }: CallAtomOptions = {},
) {
  return queryAtom<QueryResult, PlatformError>((get) => {
    const send = get(sendAtom);
    const fields = request(get);
    const session = call.auth === "none" ? undefined : get(tokenAtom);
    const language = get(languageAtom);
    const kept = keptAs && readCache<QueryResult>(keptAs, language);
    return {
      queryKey: [call.id, session, fields, languageOf(fields) ?? language],
      queryFn: async () => {
        const response = await send(call, fields);
        if (keptAs) writeCache(keptAs, language, response);
        return response;
      },
      // Only what there is: an undefined option would replace the client's default.
      ...(kept && { initialData: kept.value, initialDataUpdatedAt: kept.at }),
      enabled: !needsSession(call) || session !== undefined,
      placeholderData: (former, query) => (query?.queryKey[1] === session ? former : undefined),
      ...defined({ staleTime, refetchInterval: refetchInterval?.(get) }),
    };
  });
}

/**
 * The language that a request names itself. It changes a moment before or after the site's, and the response is in the
 * same one: two languages in a key would fetch it twice.
 */
export function languageOf(fields: unknown): unknown {
  return (fields as { readonly language?: string } | undefined)?.language;
}
