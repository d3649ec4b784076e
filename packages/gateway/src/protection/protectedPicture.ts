import { Refusal, refusalResponse } from "../http/refusal.ts";
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
    if (!(error instanceof Refusal)) throw error;
    const refused = refusalResponse(error, "en");
    protection.leave(refused.headers, request);
    return refused;
  }
}
