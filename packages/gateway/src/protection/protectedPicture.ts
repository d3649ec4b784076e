import { ApiError, errorResponse } from "../http/apiError.ts";
import type { Protection } from "./createProtection.ts";

/** Answers with a picture, or with why it has to wait. Nobody reads the refusal of a picture, so it is in English. */
export async function protectedPicture(
  protection: Protection,
  request: Request,
  draw: () => Promise<Response>,
): Promise<Response> {
  try {
    return await draw();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const refused = errorResponse(error, "en");
    protection.leave(refused.headers, request);
    return refused;
  }
}
