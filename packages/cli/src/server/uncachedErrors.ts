import type { RequestHandler } from "./requestHandler.ts";

/**
 * Prevents caching of error responses, whatever the headers of their path: a file that is missing for a moment, while a
 * new pack is put in place, would otherwise be missing for as long as its cache allows.
 */
export function withUncachedErrors(answer: RequestHandler): RequestHandler {
  return async (request, visitor) => {
    const response = await answer(request, visitor);
    if (response.status >= 400) response.headers.set("Cache-Control", "no-store");
    return response;
  };
}
