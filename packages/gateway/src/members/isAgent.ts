/** The agent flags of members who are agents (RO-006). */
const AGENT_TYPES: readonly number[] = [1, 2, 41, 42];

export function isAgent(type: number): boolean {
  return AGENT_TYPES.includes(type);
}
