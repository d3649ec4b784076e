import { type Atom, useAtomValue } from "jotai";
import { useState } from "react";

/** The part of TanStack's result that a view needs. */
interface QueryView<Data> {
  readonly data: Data | undefined;
  readonly isError: boolean;
  readonly error: Error | null;
  readonly isPlaceholderData: boolean;
  readonly dataUpdatedAt: number;
  refetch(): Promise<unknown>;
}

export interface QueryResult<Data> {
  /** The response. It stays during a refresh, and also when the refresh fails. */
  readonly data: Data | undefined;
  /** When the response arrived, in ms since 1970. */
  readonly at: number;
  /** The data belongs to the former request; the response to the current one is loading. */
  readonly stale: boolean;
  /** The data could not be refreshed. Stays true while a retry by the visitor is running. */
  readonly outdated: boolean;
  /** There is no data. Stays true while a retry by the visitor is running, so that the error view keeps its place. */
  readonly failed: boolean;
  /** Why there is none, or no newer one. */
  readonly error: Error | undefined;
  readonly retrying: boolean;
  retry(): void;
}

/** A call's response for a view that shows failures and offers a retry. */
export function useQueryResult<Data>(query: Atom<QueryView<Data>>): QueryResult<Data> {
  const { data, isError, error, isPlaceholderData, dataUpdatedAt, refetch } = useAtomValue(query);
  // While it is asked for again, its reason stays in its place.
  const [retried, setRetried] = useState<{ readonly error: Error | undefined }>();
  const retrying = retried !== undefined;
  const tryAgain = async () => {
    setRetried({ error: error ?? undefined });
    await refetch();
    setRetried(undefined);
  };
  return {
    data,
    at: dataUpdatedAt,
    stale: isPlaceholderData,
    outdated: data !== undefined && !isPlaceholderData && isError,
    failed: data === undefined && (isError || retrying),
    error: error ?? retried?.error,
    retrying,
    retry: () => void tryAgain(),
  };
}
