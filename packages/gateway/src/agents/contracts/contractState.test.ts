import type { ContractAction, ContractState } from "@livery/product/contractStates.ts";
import { describe, expect, it } from "vitest";
import type { ApiError } from "../../http/apiError.ts";
import { mayAnswer, stateAfter } from "./contractState.ts";

const [PAYER, RECEIVER] = [1, 2];

/** What the payer and the receiver may do in each state, if the other party or they themselves made the request. */
const allowed: readonly (readonly [ContractState, ContractAction, ContractState, readonly string[]])[] = [
  ["NEW", "ACCEPT", "SUCCESS", ["payer to other", "receiver to other"]],
  ["NEW", "REJECT", "REJECTED", ["payer to other", "receiver to other"]],
  [
    "SUCCESS",
    "REQUEST_TERMINATION",
    "TERMINATION_REQUESTED",
    ["payer to other", "payer to own", "receiver to other", "receiver to own"],
  ],
  ["SUCCESS", "TERMINATE", "TERMINATED", ["payer to other", "payer to own"]],
  ["TERMINATION_REQUESTED", "ACCEPT", "TERMINATED", ["payer to other", "receiver to other"]],
  ["TERMINATION_REQUESTED", "REJECT", "SUCCESS", ["payer to other", "receiver to other"]],
];

const states = ["NEW", "SUCCESS", "TERMINATION_REQUESTED", "REJECTED", "TERMINATED"] as const;
const actions = ["ACCEPT", "REJECT", "TERMINATE", "REQUEST_TERMINATION"] as const;
const sides = [PAYER, RECEIVER].flatMap((by) =>
  [PAYER, RECEIVER].map((requester) => ({
    by,
    requester,
    side: `${by === PAYER ? "payer" : "receiver"} to ${by === requester ? "own" : "other"}`,
  })),
);
const cases = states.flatMap((state) => actions.flatMap((action) => sides.map((one) => ({ state, action, ...one }))));

function outcomeOf(...attempt: Parameters<typeof stateAfter>): string {
  try {
    return stateAfter(...attempt);
  } catch (error) {
    return (error as ApiError).code;
  }
}

describe("the states of a contract", () => {
  it.each(cases)("AG-033 $state, $action, $side", ({ state, action, by, requester, side }) => {
    const found = allowed.find(([from, act]) => from === state && act === action);
    const otherwise = found ? "CONTRACT_NOT_ALLOWED" : "CONTRACT_STATE";
    const due = found?.[3].includes(side) === true ? found[2] : otherwise;
    expect(outcomeOf({ state, payer_id: PAYER, requested_by: requester }, action, by)).toBe(due);
  });

  it.each(states)("in %s only the other party of a request has something to answer", (state) => {
    const isWaiting = state === "NEW" || state === "TERMINATION_REQUESTED";
    expect(mayAnswer({ state, requested_by: PAYER }, RECEIVER)).toBe(isWaiting);
    expect(mayAnswer({ state, requested_by: PAYER }, PAYER)).toBe(false);
  });
});
