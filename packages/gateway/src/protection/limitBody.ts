import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { ApiError } from "../http/apiError.ts";
import { mayHaveBody } from "./readBody.ts";

/** Larger than any call's body, but uploads, which come with a call of their own. */
const LARGEST_BODY = 64 * 1024;

function refuseLarge(): never {
  throw new ApiError("BODY_TOO_LARGE");
}

/** Refuses a body that is too large, and one that breaks off: a visitor who hangs up is no error of the platform. */
export function limitBody(): MiddlewareHandler {
  const limit = bodyLimit({ maxSize: LARGEST_BODY, onError: refuseLarge });
  return async (context, next) => {
    if (!mayHaveBody(context.req.raw)) return next();
    let isThere = false;
    const goOn = (): Promise<void> => {
      isThere = true;
      return next();
    };
    try {
      return await limit(context, goOn);
    } catch (error) {
      if (isThere || error instanceof ApiError) throw error;
      throw new ApiError("BAD_REQUEST");
    }
  };
}
