import { announcements } from "@livery/platform/calls/announcements.ts";
import { QueryClient } from "@tanstack/query-core";
import { atom } from "jotai";
import { forgettersAtom } from "../../session/forgetSession.ts";
import { outdatersAtom } from "../../site/outdaters.ts";
import { outdate } from "./outdate.ts";

/** How long a response counts as fresh unless its call sets another time, in ms. */
const FRESH = 60_000;

/**
 * The cache of the platform's responses, one for each store. Only the platform client retries (a read once, nothing
 * else), and it also sends when the browser reports that it is offline, because that report may be wrong. Queries are
 * refreshed when the connection returns, but not each time the visitor returns to the window.
 */
export const queryClientAtom = atom((get) => {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH,
        retry: false,
        networkMode: "always",
        refetchOnReconnect: true,
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
  // `callAtom` and `useEndlessCall` build the keys: call, session, request, language.
  get(forgettersAtom).add((token) => {
    client.removeQueries({ predicate: ({ queryKey: [, session] }) => session !== undefined && session !== token });
    // Members may get others than visitors, although the call needs no session (AU-024).
    outdate(client, [announcements]);
  });
  // What shows now is requested by its new key: its language is about to change.
  get(outdatersAtom).add(() => void client.invalidateQueries({ refetchType: "none" }));
  return client;
});
