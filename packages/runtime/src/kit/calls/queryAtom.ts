import {
  type DefaultedQueryObserverOptions,
  notifyManager,
  QueryObserver,
  type QueryKey,
  type QueryObserverOptions,
  type QueryObserverResult,
} from "@tanstack/query-core";
import { type Atom, atom, type Getter } from "jotai";
import { startTransition } from "react";
import { queryClientAtom } from "./queryClient.ts";

/**
 * A query of TanStack's cache as an atom, which depends on what `optionsOf` reads. It uses its own observer: jotai's
 * binding stores each result, so that an older one can overwrite a newer one. Here a notification only causes another
 * look at the cache.
 */
export function queryAtom<Data, Failure extends Error>(
  optionsOf: (get: Getter) => QueryObserverOptions<Data, Failure>,
): Atom<QueryObserverResult<Data, Failure>> {
  type Options = DefaultedQueryObserverOptions<Data, Failure, Data, Data, QueryKey>;

  const optionsAtom = atom((get): Options => {
    const options = get(queryClientAtom).defaultQueryOptions(optionsOf(get)) as Options;
    // The result says that it is loading from the first look on, before the observer has subscribed.
    return { ...options, _optimisticResults: "optimistic" };
  });
  // One observer for each client; `watchedAtom` gives it the options.
  const observerAtom = atom((get) => {
    const observer = new QueryObserver<Data, Failure>(get(queryClientAtom), { queryKey: [], enabled: false });
    const changesAtom = atom(0);
    changesAtom.onMount = (set) => {
      let begun = false;
      const look = ({ isSuccess, isPending }: QueryObserverResult<Data, Failure>) => {
        const change = () => set((count) => count + 1);
        // The first response can fill a whole page: in small steps, so that a slow phone answers a touch meanwhile.
        if (isSuccess && !begun) startTransition(change);
        else change();
        begun ||= !isPending;
      };
      const leave = observer.subscribe(notifyManager.batchCalls(look));
      observer.updateResult();
      return leave;
    };
    return { observer, changesAtom };
  });
  const watchedAtom = atom((get) => {
    const options = get(optionsAtom);
    get(observerAtom).observer.setOptions(options);
    return options;
  });
  return atom((get) => {
    const { observer, changesAtom } = get(observerAtom);
    const options = get(watchedAtom);
    get(changesAtom);
    return observer.getOptimisticResult(options);
  });
}
