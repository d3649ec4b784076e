// Generated from schemas/platform/shared/contract.schema.json by `npm run gen`. Do not edit.
import type {WireContractTerms} from "./contractTerms.gen.ts";

/**
 * A contract between an agent and an agent directly below it (AP-190).
 */
export interface WireContract {
  /**
   * Its id.
   */
  id: string;
  /**
   * The kind (AG-026).
   */
  kind: "dividend" | "daily" | "hourly" | "realTime";
  /**
   * The other party.
   */
  account: string;
  /**
   * Whether the agent receives the payments.
   */
  own: boolean;
  /**
   * Its state (AG-033).
   */
  state: "NEW" | "SUCCESS" | "REJECTED" | "TERMINATION_REQUESTED" | "TERMINATED";
  /**
   * Whether the agent may accept or reject what the other party requested.
   */
  mayAnswer: boolean;
  terms: WireContractTerms;
  /**
   * When it was requested, ISO 8601.
   */
  createdAt: string;
  /**
   * When it was accepted, ISO 8601. Missing before that.
   */
  beganAt?: string;
}
