import { type Atom, useAtomValue } from "jotai";
import { useState } from "react";

/** What TanStack's result says that a view needs. */
interface QueryView<Data> {
  readonly data: Data | undefined;
  readonly isError: boolean;
  readonly isPlaceholderData: boolean;
  readonly dataUpdatedAt: number;
  refetch(): Promise<unknown>;
}

export interface QueryResult<Data> {
  /** The answer; it stays while it is asked for again, also when that fails. */
  readonly data: Data | undefined;
  /** When it came, in ms since 1970. */
  readonly at: number;
  /** It answers the question before: the present one is on its way. */
  readonly stale: boolean;
  /** It could not be refreshed; this is what came before. It stays true while a visitor's retry is under way. */
  readonly outdated: boolean;
  /** There is none. It stays true while a visitor's retry is under way, so that what shows it stays in its place. */
  readonly failed: boolean;
  readonly retrying: boolean;
  retry(): void;
}

/** A call's answer for a view that shows what is missing and lets a visitor ask again. */
export function useQueryResult<Data>(query: Atom<QueryView<Data>>): QueryResult<Data> {
  const { data, isError, isPlaceholderData, dataUpdatedAt, refetch } = useAtomValue(query);
  const [retrying, setRetrying] = useState(false);
  const tryAgain = async () => {
    setRetrying(true);
    await refetch();
    setRetrying(false);
  };
  return {
    data,
    at: dataUpdatedAt,
    stale: isPlaceholderData,
    outdated: data !== undefined && !isPlaceholderData && isError,
    failed: data === undefined && (isError || retrying),
    retrying,
    retry: () => void tryAgain(),
  };
}
