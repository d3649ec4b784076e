import type { Call } from "@livery/platform/call.ts";
import { ApiError } from "../http/apiError.ts";
import type { Merchant } from "../merchant.ts";
import { createUploadRoom, type UploadRoom } from "../uploads/uploadRoom.ts";
import { addressGroup } from "./addressGroup.ts";
import { addCorsHeaders, isPreflight, preflightResponse } from "./cors.ts";
import { createCrowd } from "./crowd.ts";
import { limitOf } from "./limitedCalls.ts";
import type { Limits } from "./limits.ts";
import { mayChange } from "./origins.ts";
import { createRateLimiter } from "./rateLimiter.ts";
import { createTurns } from "./createTurns.ts";
import { tooMany } from "./tooMany.ts";

/** The default of Node's own server; other servers get the same limit. */
const LONGEST_HEADERS = 16 * 1024;
/** Longer than any call's query. */
const LONGEST_ADDRESS = 8 * 1024;

/**
 * The headers of every response: it belongs to one visitor and one moment, is data and never a page, cannot be framed,
 * and can be read only by the sites that CORS names. A picture says itself how long and where it may be shown.
 */
const SECURITY_HEADERS = {
  "Cache-Control": "no-store",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
};

function addSecurityHeaders(headers: Headers): void {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) if (!headers.has(name)) headers.set(name, value);
}

interface ProtectionOptions {
  readonly merchants: ReadonlyMap<string, Merchant>;
  readonly limits: Limits;
  readonly clock: () => number;
}

/** The checks before every call. They reject by throwing an API error. */
export interface Protection {
  /** Checks a request before anything of it is read. Returns a response if no more is needed. */
  enter(request: Request, address: string | undefined): Response | undefined;
  /** Applies the limits of a call's kind to a visitor. */
  enterCall(callId: string, address: string | undefined): void;
  /** Applies a member's limits once the session is known. */
  enterAccount(call: Pick<Call<never, unknown>, "takesIdempotencyKey">, memberId: number): void;
  /** Applies the limit of uploads to a member or, without a session, to an address. Returns which of them sends it. */
  enterUpload(memberId: number | undefined, address: string | undefined): string | undefined;
  /** The memory that all uploads share. */
  readonly uploadRoom: UploadRoom;
  /** Runs a call whose body has arrived completely: a body that never arrives occupies no slot. */
  carryOut<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Runs the part of a call that waits for its visitor to send more; meanwhile the call occupies no slot. */
  aside<Result>(work: () => Promise<Result>): Promise<Result>;
  /**
   * Draws a picture. Pictures have their own limits, so that a page full of them uses up nothing of its visitor's
   * calls, and each is drawn in its own turn of the event loop, so that a call waits for one of them and not for all.
   */
  drawPicture(
    request: Request,
    address: string | undefined,
    draw: () => Response | Promise<Response>,
  ): Promise<Response>;
  /** Adds the headers that every response has. */
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
      // The address's limit comes first: a flooding address uses up nothing of the others' limit.
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
    enterUpload(memberId, address) {
      const visitor = address === undefined ? undefined : addressGroup(address);
      const sender = memberId === undefined ? visitor : `member ${memberId}`;
      if (sender !== undefined) take("uploads", sender);
      return sender;
    },
    uploadRoom: createUploadRoom(),
    carryOut: (work) => crowd.join(work),
    aside: (work) => crowd.leaveFor(work),
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

function refuseOversized({ url, headers }: Request): void {
  if (url.length > LONGEST_ADDRESS) throw new ApiError("ADDRESS_TOO_LONG");
  const length = [...headers].reduce((sum, [name, value]) => sum + name.length + value.length, 0);
  if (length > LONGEST_HEADERS) throw new ApiError("HEADERS_TOO_LARGE");
}
