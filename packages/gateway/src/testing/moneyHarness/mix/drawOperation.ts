import { randomUUID } from "node:crypto";
import { type Random, createRandom } from "../../../seed/random.ts";
import { type Operation, keyedCalls } from "../history.ts";
import { moneyPlans } from "./moneyPlans.ts";
import type { Knowledge, Plan, Role } from "./plan.ts";
import { limitPeriods, settingPlans } from "./settingPlans.ts";

const plans: ReadonlyMap<string, Plan> = new Map(Object.entries({ ...moneyPlans, ...settingPlans }));
const weights = [...plans.values()].reduce((sum, { weight }) => sum + weight, 0);

/** The share of the operations that use up a member, with room for chance. */
const leavingWeight = [...plans.values()].reduce(
  (sum, { by, weight }) => sum + (by.includes("leaving") ? weight : 0),
  0,
);
export const LEAVING_SHARE = (1.5 * leavingWeight) / weights;

/** What is sent instead where nobody is left who could leave. */
const INSTEAD = "transferFunds";

/** Throws unless every call that takes a key has a plan, and no other. */
export function requirePlans(calls: Iterable<string> = keyedCalls.keys()): void {
  const wanted = new Set(calls);
  const missing = [...wanted].filter((id) => !plans.has(id));
  const idle = [...plans.keys()].filter((id) => !wanted.has(id));
  if (missing.length > 0) throw new Error(`calls that take a key and have no plan in mix/: ${missing.join(", ")}`);
  if (idle.length > 0) throw new Error(`plans in mix/ for what takes no key: ${idle.join(", ")}`);
}

/** Whom a client may act as. */
interface Cast {
  /** `undefined` where nobody of the kind is left; a member that leaves is handed out once. */
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

/** What a client does next. Seed, client and number alone decide the call, who sends it, and its amounts. */
export function drawOperation(
  cast: Cast,
  { seed, client, id, done, now }: Turn,
): { operation: Operation; known: Knowledge } {
  const random = createRandom(`${seed} ${client} ${id}`);
  // Before anything else a limited member gets a limit for every period.
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

/** Takes up what an operation told that was done. */
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
