import type { Random } from "../../../seed/random.ts";
import type { HarnessMember, MemberKind } from "../harnessMember.ts";
import type { Operation } from "../history.ts";

/** What the clients of a member know of it: what they were told, the newest last. */
export interface Knowledge {
  readonly member: HarnessMember;
  readonly deposits: string[];
  readonly withdrawals: string[];
  readonly cards: string[];
  paymentPassword: string;
}

export interface Draw {
  readonly random: Random;
  readonly known: Knowledge;
  /** The number of the operation, for its amount. */
  readonly operation: number;
  /** How many operations its client had before. */
  readonly done: number;
}

/** Whom a call is sent by: a kind of member, or, as `limiting`, a limited one by the client that sets its limits. */
export type Role = MemberKind | "limiting";

/** How a client comes to send a call. */
export interface Plan {
  /** How often, beside the others. */
  readonly weight: number;
  readonly by: readonly Role[];
  readonly body: (draw: Draw) => Readonly<Record<string, unknown>>;
  /** What is known once it was done. */
  readonly learn?: (known: Knowledge, operation: Operation) => void;
}

/** True so many times of a hundred. */
export function chance(random: Random, percent: number): boolean {
  return random.next() * 100 < percent;
}

/** Takes away what needs not be asked about any more. */
export function forget(ids: string[], id: string): void {
  const at = ids.indexOf(id);
  if (at !== -1) ids.splice(at, 1);
}

/** One of the newest few, or the id of nothing: every draw asks for the same random numbers. */
export function recent(random: Random, ids: readonly string[]): string {
  const back = random.pick([1, 1, 1, 2, 4]);
  const isUnknown = chance(random, 8);
  return (isUnknown ? undefined : ids.at(-Math.min(back, ids.length))) ?? "NOTHING";
}
