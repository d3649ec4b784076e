import { type ContractAction, type ContractState, contractSteps } from "@livery/product/contractStates.ts";
import { ApiError } from "../../http/apiError.ts";
import type { Contract } from "./findContract.ts";

/** The state after an action of one of the parties; rejects what the state does not allow, or not to this party. */
export function stateAfter(
  { state, payer_id: payer, requested_by: requester }: Pick<Contract, "state" | "payer_id" | "requested_by">,
  action: ContractAction,
  by: number,
): ContractState {
  const steps = contractSteps(state, { isPayer: by === payer, isRequester: by === requester });
  const step = steps.find((one) => one.action === action);
  if (!step) throw new ApiError("CONTRACT_STATE", { state });
  if (!step.isAllowed) throw new ApiError("CONTRACT_NOT_ALLOWED");
  return step.next;
}

/** Whether a party may accept or reject what the other one requested. */
export function mayAnswer({ state, requested_by: requester }: Pick<Contract, "state" | "requested_by">, by: number) {
  const steps = contractSteps(state, { isPayer: false, isRequester: by === requester });
  return steps.some(({ action, isAllowed }) => action === "ACCEPT" && isAllowed);
}
