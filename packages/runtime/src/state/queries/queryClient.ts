import { QueryClient } from "@tanstack/query-core";
import { atom } from "jotai";
import { forgettersAtom } from "../forgetSession.ts";

/** How long an answer counts as fresh where a call says nothing else, in ms. */
const FRESH = 60_000;

/**
 * What the platform answered, one for each store. Who tries again is decided by the client alone (a read once, nothing
 * else), and a browser that calls itself offline may be wrong. A question is asked again when the connection is back, but
 * not each time the visitor returns to the window.
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
  // The keys are made by `callAtom` and `useEndlessCall`: call, session, request, language.
  get(forgettersAtom).add((token) =>
    client.removeQueries({ predicate: ({ queryKey: [, session] }) => session !== undefined && session !== token }),
  );
  return client;
});
