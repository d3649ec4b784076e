import { ApiError, errorResponse } from "../http/apiError.ts";
import type { Protection } from "./createProtection.ts";

/**
 * Responds with a picture, or with the reason why it has to wait. Nobody reads a picture's error text, so it is in
 * English.
 */
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
