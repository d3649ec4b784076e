import type { Call } from "@livery/platform/call.ts";
import { atom, useAtom } from "jotai";
import { useEffect, useState } from "react";
import { callAtom } from "./callAtom.ts";
import { type QueryResult, useQueryResult } from "./useQueryResult.ts";

/**
 * The response to a request that changes with the component's state, such as a filter or a page number. Until the
 * response to a new request arrives, the former one stays, marked `stale`. Data that several components show has an
 * atom of its own instead (`callAtom`).
 */
export function useCall<Request, Data>(call: Call<Request, Data>, request: Request): QueryResult<Data> {
  const asked = JSON.stringify(request ?? null);
  const [{ askedAtom, responseAtom }] = useState(() => {
    const held = atom(asked);
    return { askedAtom: held, responseAtom: callAtom(call, (get) => JSON.parse(get(held)) as Request) };
  });
  const [held, ask] = useAtom(askedAtom);
  useEffect(() => ask(asked), [ask, asked]);
  const result = useQueryResult(responseAtom);
  // A new request is only about to be asked.
  return held === asked ? result : { ...result, stale: result.data !== undefined };
}
