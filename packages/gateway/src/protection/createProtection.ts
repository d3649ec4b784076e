import type { Call } from "@livery/platform/call.ts";
import { setImmediate } from "node:timers/promises";
import { ApiError } from "../http/apiError.ts";
import type { Merchant } from "../merchant.ts";
import { addressGroup } from "./addressGroup.ts";
import { addCorsHeaders, isPreflight, preflightResponse } from "./cors.ts";
import { createCrowd } from "./crowd.ts";
import { limitOf } from "./limitedCalls.ts";
import type { Limits } from "./limits.ts";
import { mayChange } from "./origins.ts";
import { createRateLimiter } from "./rateLimiter.ts";
import { addSecurityHeaders } from "./securityHeaders.ts";
import { tooMany } from "./tooMany.ts";

/** As Node's own server has it; whoever serves the platform otherwise gets the same. */
const LONGEST_HEADERS = 16 * 1024;
/** Longer than any query of a call. */
const LONGEST_ADDRESS = 8 * 1024;

interface ProtectionOptions {
  readonly merchants: ReadonlyMap<string, Merchant>;
  readonly limits: Limits;
  readonly clock: () => number;
}

/** What stands before every call. What it lets nobody do it refuses by throwing an `ApiError`. */
export interface Protection {
  /** A request, before anything of it is read. Returns the answer where there is nothing more to ask. */
  enter(request: Request, address: string | undefined): Response | undefined;
  /** A call of a visitor: the limits of its kind. */
  enterCall(callId: string, address: string | undefined): void;
  /** A call whose member is known. */
  enterAccount(call: Pick<Call<never, unknown>, "takesIdempotencyKey">, memberId: number): void;
  /** Carries out a call that was read to its end: one whose body never comes takes nobody's place. */
  carryOut<Result>(work: () => Promise<Result>): Promise<Result>;
  /**
   * Draws a picture. Pictures are counted apart, so that a page full of them takes nothing from its visitor's calls, and
   * each is drawn in a turn of the event loop of its own, so that a call waits for one of them and not for all.
   */
  drawPicture(request: Request, address: string | undefined, draw: () => Response): Promise<Response>;
  /** Puts on an answer what every answer carries. */
  leave(headers: Headers, request: Request): void;
}

export function createProtection({ merchants, limits, clock }: ProtectionOptions): Protection {
  const limiter = createRateLimiter(limits, clock);
  const crowd = createCrowd(limits.underWay);
  const pictures = createCrowd(limits.underWay);
  const ownTurn = createTurns();
  const take = (...what: Parameters<typeof limiter.take>): void => {
    const wait = limiter.take(...what);
    if (wait > 0) throw tooMany(wait);
  };
  return {
    enter(request, address) {
      // Its own limit first: an address that floods the platform takes nothing from the others.
      if (address !== undefined) take("address", addressGroup(address));
      crowd.refuseWhenFull();
      take("whole");
      refuseOversized(request);
      if (isPreflight(request)) {
        const answer = preflightResponse(request, merchants);
        if (answer) return answer;
        throw new ApiError("FOREIGN_ORIGIN");
      }
      if (!mayChange(request, merchants)) throw new ApiError("FOREIGN_ORIGIN");
      return undefined;
    },
    enterCall(callId, address) {
      const limit = limitOf(callId);
      if (limit !== undefined && address !== undefined) take(limit, addressGroup(address));
    },
    enterAccount({ takesIdempotencyKey }, memberId) {
      take("account", String(memberId));
      if (takesIdempotencyKey) take("money", String(memberId));
    },
    carryOut: (work) => crowd.join(work),
    async drawPicture(request, address, draw) {
      if (address !== undefined) take("pictures", addressGroup(address));
      take("whole");
      refuseOversized(request);
      return pictures.join(async () => {
        await ownTurn();
        return draw();
      });
    },
    leave(headers, request) {
      addSecurityHeaders(headers);
      addCorsHeaders(headers, request, merchants);
    },
  };
}

/** Lets one after the other go on, each in a turn of the event loop of its own: what else has come in is served between them. */
function createTurns(): () => Promise<void> {
  let last = Promise.resolve();
  return () => (last = last.then(() => setImmediate()));
}

function refuseOversized({ url, headers }: Request): void {
  if (url.length > LONGEST_ADDRESS) throw new ApiError("ADDRESS_TOO_LONG");
  const length = [...headers].reduce((sum, [name, value]) => sum + name.length + value.length, 0);
  if (length > LONGEST_HEADERS) throw new ApiError("HEADERS_TOO_LARGE");
}
