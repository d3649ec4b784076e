import type { Random } from "../../../seed/random.ts";
import type { Currency } from "../currency.ts";
import type { HarnessMember, MemberKind } from "../harnessMember.ts";
import type { Operation } from "../history.ts";
import type { ContractKind } from "@livery/product/contractKinds.ts";

/** What a member's clients know about it from responses, newest last. */
export interface Knowledge {
  readonly member: HarnessMember;
  readonly currency: Currency;
  readonly deposits: string[];
  readonly withdrawals: string[];
  /** The withdrawals that are paid in parts. */
  readonly large: string[];
  readonly cards: string[];
  /** The codes of an agent's affiliate links. */
  readonly links: string[];
  /** The contracts of an agent by their kind; its partner knows the same ones. */
  readonly contracts: Readonly<Record<ContractKind, string[]>>;
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

/** Who sends a call: a kind of member or, for `limiting`, a limited one through the client that sets its limits. */
export type Role = MemberKind | "limiting";

/** How and how often clients send a call. */
export interface Plan {
  /** Its frequency relative to the others. */
  readonly weight: number;
  readonly by: readonly Role[];
  readonly body: (draw: Draw) => Readonly<Record<string, unknown>>;
  /** Records what is known after success. */
  readonly learn?: (known: Knowledge, operation: Operation) => void;
}

/** True with the given probability in percent. */
export function chance(random: Random, percent: number): boolean {
  return random.next() * 100 < percent;
}

/** Removes an id that no longer needs requests. */
export function forget(ids: string[], id: string): void {
  const at = ids.indexOf(id);
  if (at !== -1) ids.splice(at, 1);
}

/** One of the newest few, or an id of nothing; always draws the same number of random values. */
export function recent(random: Random, ids: readonly string[]): string {
  const back = random.pick([1, 1, 1, 2, 4]);
  const isUnknown = chance(random, 8);
  return (isUnknown ? undefined : ids.at(-Math.min(back, ids.length))) ?? "NOTHING";
}
