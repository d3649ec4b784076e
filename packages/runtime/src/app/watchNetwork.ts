import { PlatformError } from "@livery/platform/platformError.ts";
import type { Query, QueryClient } from "@tanstack/query-core";
import { atom, type createStore } from "jotai";
import { dialogStackAtom, openDialogAtom } from "../dialogs/dialogs.ts";
import { queryClientAtom } from "../kit/calls/queryClient.ts";

/** What the page needs and does not have. */
function missingQueries(client: QueryClient): readonly Query[] {
  return client.getQueryCache().findAll({ type: "active", predicate: ({ state: { data } }) => data === undefined });
}

/** What of it could not reach the platform, or got no response in time. */
function lostQueries(client: QueryClient): readonly Query[] {
  return missingQueries(client).filter(
    ({ state: { error } }) => error instanceof PlatformError && ["offline", "timeout"].includes(error.failure),
  );
}

/**
 * Opens one dialog for failures of the network that come together (ER-037): each part of the page says what it lacks, the
 * dialog why, and it tries all of them again. It opens once, until nothing is lost any more; then it closes. The failure of
 * one call alone is said in its place only, and so is a refresh that failed while its former value shows.
 */
export function watchNetwork(store: ReturnType<typeof createStore>): void {
  const client = store.get(queryClientAtom);
  let isSaid = false;
  const look = () => {
    const calls = new Set(lostQueries(client).map(({ queryKey: [call] }) => call));
    if (!isSaid && calls.size > 1) {
      isSaid = true;
      store.set(openDialogAtom, "network");
    }
    const isOver = calls.size === 0 && missingQueries(client).every(({ state }) => state.fetchStatus === "idle");
    if (!isSaid || !isOver) return;
    isSaid = false;
    store.set(dialogStackAtom, (stack) => stack.filter(({ id }) => id !== "network"));
  };
  client.getQueryCache().subscribe(look);
  look();
}

/** Tries everything again that was lost. */
export const retryLostAtom = atom(null, async (get): Promise<void> => {
  const client = get(queryClientAtom);
  const lost = lostQueries(client);
  await client.refetchQueries({ predicate: (query) => lost.includes(query) });
});
