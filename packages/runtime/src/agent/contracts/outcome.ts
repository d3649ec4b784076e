import { PlatformError } from "@livery/platform/platformError.ts";
import type { ContractAction } from "@livery/product/contractStates.ts";
import type { Contract } from "./contractData.ts";

/** What became of something that the agent wanted to do with a contract. */
export interface Outcome {
  readonly contract: Pick<Contract, "id" | "account" | "state">;
  /** `changed`: it was not possible any more. */
  readonly what: ContractAction | "REQUEST" | "changed";
  /** How many other contracts ended with it. */
  readonly ended: number;
  /** In ms since 1970. */
  readonly at: number;
}

const codes: readonly (string | undefined)[] = ["CONTRACT_STATE", "CONTRACT_NOT_ALLOWED", "CONTRACT_UNKNOWN"];

/** Whether something is not possible because a contract has changed since it was shown. */
export function hasChanged(error: unknown): boolean {
  return error instanceof PlatformError && codes.includes(error.code);
}
