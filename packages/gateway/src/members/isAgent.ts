import { ApiError } from "../http/apiError.ts";
import type { Member } from "./findMember.ts";

/** The agent flags of members who are agents (RO-006). */
export const AGENT_TYPES: readonly number[] = [1, 2, 41, 42];

/** The agent flag of a trial account. */
export const TRIAL = 4;

export function isAgent(type: number): boolean {
  return AGENT_TYPES.includes(type);
}

/** Rejects everybody but agents: their calls are closed to members and trial accounts. */
export function requireAgent({ type }: Pick<Member, "type">): void {
  if (type === TRIAL) throw new ApiError("TRIAL_ACCOUNT");
  if (!isAgent(type)) throw new ApiError("AGENTS_ONLY");
}
