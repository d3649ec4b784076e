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
 * Asks again what would end with each later list of contracts: it may be others by then. Not as soon as something was
 * answered, as for what else that changes: the answered request still shows then, and the platform would refuse.
 */
export function useFreshPreviews(at: number): void {
  const queries = useAtomValue(queryClientAtom);
  const last = useRef(0);
  useEffect(() => {
    if (last.current > 0 && at > last.current) outdate(queries, [answerContract]);
    last.current = at;
  }, [at, queries]);
}
