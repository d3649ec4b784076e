import { allCalls } from "@livery/platform/allCalls.gen.ts";
import { SIMULATOR_VISITOR } from "@livery/product/simulatorVisitor.ts";
import { ConnectionDropped } from "./connectionDropped.ts";
import type { Simulator } from "./createSimulator.ts";
import { type Refuse, faultResponse } from "./faultResponse.ts";
import type { Fault } from "./faults.ts";
import type { Scope } from "./scope.ts";

/** The result of a call that was carried out. */
interface CarriedOut {
  readonly response: Response;
  /** The member of the request's session. */
  readonly account: string | undefined;
}

interface Asked {
  readonly request: Request;
  /** The merchant that the request names, if the platform knows it. */
  readonly merchant: string | undefined;
  /** Aborted when the platform closes, which ends delays. */
  readonly closing: AbortSignal;
  readonly refuse: Refuse;
  /** Lets the platform handle the call. */
  readonly carryOut: () => Promise<CarriedOut>;
}

const keyOf = (method: string, path: string): string => `${method} ${path}`;

const callsByKey = new Map(allCalls.map((call) => [keyOf(call.method, call.path), call]));

/** The longest logged path of a request that matches no call. */
const LONGEST_PATH = 100;

/** The scope of a request, for everything that the simulator decides. */
export function scopeOf(request: Request, merchant: string | undefined): Scope {
  return { merchant, visitor: request.headers.get(SIMULATOR_VISITOR) ?? undefined };
}

interface Outcome {
  /** Missing if the connection must be dropped. */
  readonly response?: Response | undefined;
  readonly account?: string | undefined;
  /** Whether the response is the platform's own. */
  readonly isOwn: boolean;
}

/**
 * Applies the fault that matches a request, if any, and logs the request. Returns the response that replaces the
 * platform's own, or nothing if there is no replacement. Throws `ConnectionDropped` if there must be no response.
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

/** The code of an API error: the one field of a response that is logged. */
async function codeOf(response: Response): Promise<string | undefined> {
  if (response.ok) return undefined;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  const code = typeof body === "object" && body !== null && "code" in body ? body.code : undefined;
  return typeof code === "string" ? code : undefined;
}
