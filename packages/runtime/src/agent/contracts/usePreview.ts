import { answerContract } from "@livery/platform/calls/answerContract.ts";
import type { AnswerContractResponse } from "@livery/platform/decoders/answerContract.gen.js";
import { useCall } from "../../kit/calls/useCall.ts";
import type { QueryResult } from "../../kit/calls/useQueryResult.ts";
import type { Contract } from "./contractData.ts";

/** What would end if a request were accepted (AP-192). It changes nothing, so it is a call to read. */
export function usePreview({ id }: Pick<Contract, "id">): QueryResult<AnswerContractResponse> {
  return useCall(answerContract, { id, action: "ACCEPT", preview: true });
}
