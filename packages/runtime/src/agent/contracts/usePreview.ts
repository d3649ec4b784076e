import { answerContract } from "@livery/platform/calls/answerContract.ts";
import type { AnswerContractResponse } from "@livery/platform/decoders/answerContract.gen.js";
import { useAtomValue } from "jotai";
import { useEffect, useRef } from "react";
import { outdate } from "../../kit/calls/outdate.ts";
import { queryClientAtom } from "../../kit/calls/queryClient.ts";
import { useCall } from "../../kit/calls/useCall.ts";
import type { QueryResult } from "../../kit/calls/useQueryResult.ts";
import type { Contract } from "./contractData.ts";

/** What would end if a request were accepted (AP-192). It changes nothing, so it is a call to read. */
export function usePreview({ id }: Pick<Contract, "id">): QueryResult<AnswerContractResponse> {
  return useCall(answerContract, { id, action: "ACCEPT", preview: true });
}

/**
 * Asks again what would end with each later list of contracts, as others may have changed theirs. It waits for the list:
 * right after an answer the request still shows, and the platform would refuse its preview. `at`: when the list came, in ms
 * since 1970; undefined while the outcome of an answer is not known.
 */
export function useFreshPreviews(at: number | undefined): void {
  const queries = useAtomValue(queryClientAtom);
  const last = useRef(0);
  useEffect(() => {
    if (at === undefined) return;
    if (last.current > 0 && at > last.current) outdate(queries, [answerContract]);
    last.current = at;
  }, [at, queries]);
}
