import { randomUUID } from "node:crypto";
import { type Random, createRandom } from "../../../seed/random.ts";
import { type Operation, keyedCalls } from "../history.ts";
import { contractPlans } from "./contractPlans.ts";
import { moneyPlans } from "./moneyPlans.ts";
import type { Knowledge, Plan, Role } from "./plan.ts";
import { limitPeriods, settingPlans } from "./settingPlans.ts";

const plans: ReadonlyMap<string, Plan> = new Map(Object.entries({ ...moneyPlans, ...settingPlans, ...contractPlans }));
const weights = [...plans.values()].reduce((sum, { weight }) => sum + weight, 0);

/** The share of operations that use up a member, with a margin for chance. */
const leavingWeight = [...plans.values()].reduce(
  (sum, { by, weight }) => sum + (by.includes("leaving") ? weight : 0),
  0,
);
export const LEAVING_SHARE = (1.5 * leavingWeight) / weights;

/** Sent instead if no member is left that could leave. */
const INSTEAD = "transferFunds";

/** Throws unless every call with a key has a plan, and no other. */
export function requirePlans(calls: Iterable<string> = keyedCalls.keys()): void {
  const wanted = new Set(calls);
  const missing = [...wanted].filter((id) => !plans.has(id));
  const idle = [...plans.keys()].filter((id) => !wanted.has(id));
  if (missing.length > 0) throw new Error(`calls with a key but no plan in mix/: ${missing.join(", ")}`);
  if (idle.length > 0) throw new Error(`plans in mix/ for calls without a key: ${idle.join(", ")}`);
}

/** The members that a client may act as. */
interface Cast {
  /** `undefined` if no member of the kind is left; a member that leaves is returned once. */
  take(role: Role): Knowledge | undefined;
}

interface Turn {
  readonly seed: number;
  readonly client: number;
  /** Unique in the run, and the same in every run with this seed. */
  readonly id: number;
  /** How many operations the client had before. */
  readonly done: number;
  readonly now: number;
}

/** A client's next operation. Only seed, client and number decide the call, its sender and its amounts. */
export function drawOperation(
  cast: Cast,
  { seed, client, id, done, now }: Turn,
): { operation: Operation; known: Knowledge } {
  const random = createRandom(`${seed} ${client} ${id}`);
  // A limited member first gets a limit for every period.
  const isLimiting = done < limitPeriods.length && cast.take("limiting") !== undefined;
  const drawn = isLimiting ? "setPlayLimit" : drawCall(random);
  const role = isLimiting ? "limiting" : random.pick(plans.get(drawn)!.by);
  const taken = cast.take(role);
  const call = taken ? drawn : INSTEAD;
  const known = taken ?? cast.take("own")!;
  const body = plans.get(call)!.body({ random, known, operation: id, done });
  const operation = {
    id,
    client,
    member: known.member.id,
    call,
    key: randomUUID(),
    body,
    sentAt: now,
    answers: [],
    toOtherBody: [],
  };
  return { operation, known };
}

/** Records what a completed operation revealed. */
export function learnFrom(known: Knowledge, operation: Operation): void {
  plans.get(operation.call)?.learn?.(known, operation);
}

function drawCall(random: Random): string {
  let left = random.next() * weights;
  for (const [call, { weight }] of plans) {
    left -= weight;
    if (left < 0) return call;
  }
  return INSTEAD;
}
