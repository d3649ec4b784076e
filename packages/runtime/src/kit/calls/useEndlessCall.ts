import type { Call } from "@livery/platform/call.ts";
import { needsSession } from "@livery/platform/needsSession.ts";
import type { PlatformError } from "@livery/platform/platformError.ts";
import { type InfiniteData, InfiniteQueryObserver, notifyManager } from "@tanstack/query-core";
import { useAtomValue } from "jotai";
import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { languageAtom } from "../../site/language.ts";
import { sendAtom } from "../../site/send.ts";
import { tokenAtom } from "../../session/session.ts";
import { languageOf } from "./callAtom.ts";
import { queryClientAtom } from "./queryClient.ts";

/** One page of a list, in the same terms for every call. */
interface ListPage<Row> {
  readonly rows: readonly Row[];
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  /** How many rows there are in all, if the response contains it. */
  readonly total?: number;
}

interface EndlessOptions<Request, Data, Row> {
  /** The request for a page, from 1. */
  readonly at: (request: Request, page: number) => Request;
  readonly read: (response: Data) => ListPage<Row>;
  readonly rowKey: (row: Row) => string;
}

export interface EndlessList<Row, Data = unknown> {
  /** The rows so far; undefined before the first page. */
  readonly data: readonly Row[] | undefined;
  /** The first page's response, which may also tell about all rows. */
  readonly first: Data | undefined;
  readonly total: number | undefined;
  /** The first page could not be loaded. Stays true while a retry by the visitor is running. */
  readonly failed: boolean;
  /** Why a page did not come. */
  readonly error: Error | undefined;
  readonly retrying: boolean;
  /** Fetches the first page again. */
  readonly retry: () => void;
  /** The state for `LoadMore`. */
  readonly more: "more" | "loading" | "failed" | "end";
  /** Fetches the next page, or retries it after a failure. */
  readonly loadMore: () => void;
}

/** A list that grows page by page. A new request starts a new list; `options` must not change between renders. */
export function useEndlessCall<Request, Data, Row>(
  call: Call<Request, Data>,
  request: Request,
  options: EndlessOptions<Request, Data, Row>,
): EndlessList<Row, Data> {
  const { data, isError, error, isFetching, hasNextPage, fetchNextPage, refetch } = usePages(call, request, options);
  const [retried, setRetried] = useState<{ readonly error: Error | undefined }>();
  const retrying = retried !== undefined;
  const pages = data?.pages.map(options.read);
  const tryAgain = async () => {
    setRetried({ error: error ?? undefined });
    await refetch();
    setRetried(undefined);
  };
  return {
    data:
      pages &&
      withoutRepeated(
        pages.flatMap(({ rows }) => rows),
        options.rowKey,
      ),
    first: data?.pages[0],
    total: pages?.at(-1)?.total,
    failed: pages === undefined && (isError || retrying),
    error: error ?? retried?.error,
    retrying,
    retry: () => void tryAgain(),
    more: isFetching ? "loading" : isError ? "failed" : hasNextPage ? "more" : "end",
    loadMore: () => void fetchNextPage(),
  };
}

/** What comes in between two pages moves others to the next one, which they then begin. */
function withoutRepeated<Row>(rows: readonly Row[], rowKey: (row: Row) => string): readonly Row[] {
  return [...new Map(rows.map((row) => [rowKey(row), row])).values()];
}

/** The pages so far, of an observer for each component (see `queryAtom`). */
function usePages<Request, Data, Row>(
  call: Call<Request, Data>,
  request: Request,
  { at, read }: EndlessOptions<Request, Data, Row>,
) {
  const client = useAtomValue(queryClientAtom);
  const send = useAtomValue(sendAtom);
  const token = useAtomValue(tokenAtom);
  const language = useAtomValue(languageAtom);
  const session = call.auth === "none" ? undefined : token;
  const query = {
    queryKey: [call.id, session, request, languageOf(request) ?? language, "endless"] as const,
    queryFn: ({ pageParam }: { readonly pageParam: number }) => send(call, at(request, pageParam)),
    initialPageParam: 1,
    getNextPageParam: (last: Data) => {
      const { page, pages } = read(last);
      return page < pages ? page + 1 : undefined;
    },
    enabled: !needsSession(call) || session !== undefined,
  };
  const [observer] = useState(
    () =>
      new InfiniteQueryObserver<Data, PlatformError, InfiniteData<Data, number>, typeof query.queryKey, number>(
        client,
        query,
      ),
  );
  useEffect(() => observer.setOptions(query));
  const subscribe = useCallback(
    (changed: () => void) => observer.subscribe(notifyManager.batchCalls(changed)),
    [observer],
  );
  return useSyncExternalStore(subscribe, () => observer.getCurrentResult());
}
