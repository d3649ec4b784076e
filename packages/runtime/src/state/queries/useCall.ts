import type { Call } from "@livery/platform/call.ts";
import { atom, useSetAtom } from "jotai";
import { useEffect, useState } from "react";
import { callAtom } from "./callAtom.ts";
import { type QueryResult, useQueryResult } from "./useQueryResult.ts";

/**
 * What a call answers to a request that changes with the page: a filter, a page number. Until the answer to a new request is
 * here the former one shows, marked `stale`. What several places show has an atom of its own instead (`callAtom`).
 */
export function useCall<Request, Data>(call: Call<Request, Data>, request: Request): QueryResult<Data> {
  const asked = JSON.stringify(request ?? null);
  const [{ askedAtom, answerAtom }] = useState(() => {
    const held = atom(asked);
    return { askedAtom: held, answerAtom: callAtom(call, (get) => JSON.parse(get(held)) as Request) };
  });
  const ask = useSetAtom(askedAtom);
  useEffect(() => ask(asked), [ask, asked]);
  return useQueryResult(answerAtom);
}
