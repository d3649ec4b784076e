/** The ten states of an activity (L113), and which of them a member can act on (PR-003 … PR-013). */
export const activityStates = {
  join: { action: "join" },
  claim: { action: "claim" },
  applying: {},
  close: {},
  rejected: {},
  issued: {},
  claimed: {},
  process: {},
  signed: {},
  comingSoon: {},
} as const satisfies Readonly<Record<string, { readonly action?: "join" | "claim" }>>;

export type ActivityState = keyof typeof activityStates;

const known = new Map(Object.keys(activityStates).map((state) => [plain(state), state as ActivityState]));

/** The state that a platform's word means, however it is written (`coming soon`, `COMING_SOON`); undefined: none of the ten. */
export function activityState(word: string): ActivityState | undefined {
  return known.get(plain(word));
}

function plain(word: string): string {
  return word.toLowerCase().replaceAll(/[\s_-]/gu, "");
}
