export type ContractState = "NEW" | "SUCCESS" | "REJECTED" | "TERMINATION_REQUESTED" | "TERMINATED";

/** What a party does: the last one asks the other party to end a contract in force. */
export type ContractAction = "ACCEPT" | "REJECT" | "TERMINATE" | "REQUEST_TERMINATION";

/** The states in which a contract pays. */
export const IN_FORCE = ["SUCCESS", "TERMINATION_REQUESTED"] as const satisfies readonly ContractState[];

/** Who may do something; `other`: not who made the last request. */
type Party = "payer" | "either" | "other";

/** One party of a contract, as seen from its last request. */
export interface ContractParty {
  readonly isPayer: boolean;
  readonly isRequester: boolean;
}

/** Each state's actions, who may do them, and the state after them (AG-033). */
const machine: Readonly<Record<ContractState, Partial<Record<ContractAction, readonly [Party, ContractState]>>>> = {
  NEW: { ACCEPT: ["other", "SUCCESS"], REJECT: ["other", "REJECTED"] },
  SUCCESS: { REQUEST_TERMINATION: ["either", "TERMINATION_REQUESTED"], TERMINATE: ["payer", "TERMINATED"] },
  TERMINATION_REQUESTED: { ACCEPT: ["other", "TERMINATED"], REJECT: ["other", "SUCCESS"] },
  REJECTED: {},
  TERMINATED: {},
};

/** An action that a state has, whether or not the party may do it. */
interface ContractStep {
  readonly action: ContractAction;
  readonly next: ContractState;
  readonly isAllowed: boolean;
}

/** The actions of a state for one party; none in a state that this product does not know. */
export function contractSteps(state: ContractState, party: ContractParty): readonly ContractStep[] {
  const steps = Object.hasOwn(machine, state) ? machine[state] : {};
  return Object.entries(steps).map(([action, [who, next]]) => ({
    action: action as ContractAction,
    next,
    isAllowed: who === "payer" ? party.isPayer : who === "either" || !party.isRequester,
  }));
}
