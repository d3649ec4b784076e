import { allCalls } from "@livery/platform/allCalls.gen.ts";
import { SIMULATOR_VISITOR } from "@livery/product/simulatorVisitor.ts";
import { ConnectionDropped } from "./connectionDropped.ts";
import type { Simulator } from "./createSimulator.ts";
import { type Refuse, faultResponse } from "./faultResponse.ts";
import type { Fault } from "./faults.ts";
import type { Scope } from "./scope.ts";

/** What a call was answered with, if it was carried out. */
interface CarriedOut {
  readonly response: Response;
  /** The member whose session it came with. */
  readonly account: string | undefined;
}

interface Asked {
  readonly request: Request;
  /** The merchant that the request names, if the platform knows it. */
  readonly merchant: string | undefined;
  /** Says that the platform ends: delays end with it. */
  readonly closing: AbortSignal;
  readonly refuse: Refuse;
  /** Lets the platform answer. */
  readonly carryOut: () => Promise<CarriedOut>;
}

const keyOf = (method: string, path: string): string => `${method} ${path}`;

const callsByKey = new Map(allCalls.map((call) => [keyOf(call.method, call.path), call]));

/** The longest path of no call that the log shows. */
const LONGEST_PATH = 100;

/** Whose a request is, for everything that the simulator decides. */
export function scopeOf(request: Request, merchant: string | undefined): Scope {
  return { merchant, visitor: request.headers.get(SIMULATOR_VISITOR) ?? undefined };
}

/** What came of a request. */
interface Outcome {
  /** Not there where the connection is to be dropped. */
  readonly response?: Response | undefined;
  readonly account?: string | undefined;
  /** Whether the answer is the platform's own. */
  readonly isOwn: boolean;
}

/**
 * Answers a request with the fault that is set for it, if there is one, and writes it down. Returns what stands in place of
 * the platform's own answer, and nothing where that one stands. Throws `ConnectionDropped` where no answer is to come.
 */
export async function simulate(simulator: Simulator, asked: Asked): Promise<Response | undefined> {
  const { clock, faults, log } = simulator;
  const { request, merchant } = asked;
  const path = new URL(request.url).pathname;
  const call = callsByKey.get(keyOf(request.method, path))?.id;
  const fault = call === undefined ? undefined : faults.take(call, scopeOf(request, merchant));
  const at = clock.now();
  const began = performance.now();
  const { response, account, isOwn } = await outcomeOf(simulator, asked, fault);
  log.add({
    at,
    merchant,
    call,
    method: request.method,
    path: path.slice(0, LONGEST_PATH),
    status: response?.status,
    code: response && (await codeOf(response)),
    ms: Math.round(performance.now() - began),
    fault: fault?.effect.kind,
    account,
  });
  if (!response) throw new ConnectionDropped();
  return isOwn ? undefined : response;
}

async function outcomeOf(simulator: Simulator, asked: Asked, fault: Fault | undefined): Promise<Outcome> {
  const { request, closing, refuse, carryOut } = asked;
  const effect = fault?.effect;
  if (effect?.kind === "delay") await simulator.wait(effect.ms, AbortSignal.any([closing, request.signal]));
  if (effect === undefined || effect.kind === "delay") return { ...(await carryOut()), isOwn: true };
  if (effect.kind === "lostResponse") return { account: (await carryOut()).account, isOwn: true };
  return { response: faultResponse(effect, refuse), isOwn: false };
}

/** The code of a refusal: the one field of an answer that is written down. */
async function codeOf(response: Response): Promise<string | undefined> {
  if (response.ok) return undefined;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  const code = typeof body === "object" && body !== null && "code" in body ? body.code : undefined;
  return typeof code === "string" ? code : undefined;
}
