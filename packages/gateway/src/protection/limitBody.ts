import { confirmWithdrawal } from "@livery/platform/calls/confirmWithdrawal.ts";
import { feedback } from "@livery/platform/calls/feedback.ts";
import { uploadAvatar } from "@livery/platform/calls/uploadAvatar.ts";
import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { ApiError } from "../http/apiError.ts";
import { mayHaveBody } from "./readBody.ts";

/** Larger than the body of any call without pictures. */
const LARGEST_BODY = 64 * 1024;

/** The calls with pictures. */
export const largestUploads: ReadonlyMap<string, number> = new Map([
  // The texts of feedback with three pictures of 5 MB as base64 (VF-056, VF-057).
  [feedback.path, 21 * 1024 * 1024],
  // A remark with three such pictures (WA-014).
  [confirmWithdrawal.path, 21 * 1024 * 1024],
  // One such picture (AP-103).
  [uploadAvatar.path, 7 * 1024 * 1024],
]);

function refuseLarge(): never {
  throw new ApiError("BODY_TOO_LARGE");
}

/** Rejects a body that is too large or breaks off: a visitor who disconnects is not a platform error. */
export function limitBody(): MiddlewareHandler {
  const limitTo = (maxSize: number) => bodyLimit({ maxSize, onError: refuseLarge });
  const usual = limitTo(LARGEST_BODY);
  const uploads = new Map([...largestUploads].map(([path, most]) => [path, limitTo(most)]));
  return async (context, next) => {
    if (!mayHaveBody(context.req.raw)) return next();
    let isThere = false;
    const goOn = (): Promise<void> => {
      isThere = true;
      return next();
    };
    try {
      return await (uploads.get(context.req.path) ?? usual)(context, goOn);
    } catch (error) {
      if (isThere || error instanceof ApiError) throw error;
      throw new ApiError("BAD_REQUEST");
    }
  };
}
