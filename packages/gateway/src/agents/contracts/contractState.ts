import { ApiError } from "../../http/apiError.ts";
import type { Contract } from "./findContract.ts";

export type ContractState = Contract["state"];

/** What a party does: the last one asks the other party to end a contract in force. */
export type ContractAction = "ACCEPT" | "REJECT" | "TERMINATE" | "REQUEST_TERMINATION";

type Party = "payer" | "either" | "other";

/** Each state's actions, who may do them (`other`: not who made the request), and the state after them (AG-033). */
const machine: Readonly<Record<ContractState, Partial<Record<ContractAction, readonly [Party, ContractState]>>>> = {
  NEW: { ACCEPT: ["other", "SUCCESS"], REJECT: ["other", "REJECTED"] },
  SUCCESS: { REQUEST_TERMINATION: ["either", "TERMINATION_REQUESTED"], TERMINATE: ["payer", "TERMINATED"] },
  TERMINATION_REQUESTED: { ACCEPT: ["other", "TERMINATED"], REJECT: ["other", "SUCCESS"] },
  REJECTED: {},
  TERMINATED: {},
};

/** The state after an action of one of the parties; rejects what the state does not allow, or not to this party. */
export function stateAfter(
  { state, payer_id: payer, requested_by: requester }: Pick<Contract, "state" | "payer_id" | "requested_by">,
  action: ContractAction,
  by: number,
): ContractState {
  const found = machine[state][action];
  if (!found) throw new ApiError("CONTRACT_STATE", { state });
  const [party, next] = found;
  if (!isIn(party, by, { payer, requester })) throw new ApiError("CONTRACT_NOT_ALLOWED");
  return next;
}

/** Whether a party may accept or reject what the other one requested. */
export function mayAnswer({ state, requested_by }: Pick<Contract, "state" | "requested_by">, by: number): boolean {
  return machine[state].ACCEPT !== undefined && requested_by !== by;
}

function isIn(party: Party, by: number, { payer, requester }: { payer: number; requester: number }): boolean {
  if (party === "payer") return by === payer;
  return party === "either" || by !== requester;
}
