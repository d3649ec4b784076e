import type { RequestHandler } from "./requestHandler.ts";
import type { Mount } from "./mount.ts";
import { serveStatic } from "./serveStatic.ts";

export interface BrandHandlerOptions {
  /** The brand's pack. */
  readonly folder: string;
  readonly mount: Mount;
  /** Origins of the gallery, whose previews may show the site in a frame. */
  readonly framedBy: readonly string[];
}

/** A brand's site on its own origin: the platform for its paths, otherwise the pack as a static host serves it. */
export function createBrandHandler({ folder, mount, framedBy }: BrandHandlerOptions): RequestHandler {
  return async (request, visitor) => {
    const { pathname, host } = new URL(request.url);
    if (mount.takes(pathname, host)) return mount.answer(request, visitor);
    return framable(await serveStatic(folder, request), framedBy);
  };
}

/**
 * Packs forbid framing. Only this server lets its own gallery frame them, because the previews are frames; the rest of
 * the policy stays, and the pack on disk is not changed.
 */
function framable(response: Response, origins: readonly string[]): Response {
  const policy = response.headers.get("Content-Security-Policy");
  if (policy === null) return response;
  const headers = new Headers(response.headers);
  headers.set(
    "Content-Security-Policy",
    policy.replace(/frame-ancestors [^;]*/, `frame-ancestors ${origins.join(" ") || "'none'"}`),
  );
  return new Response(response.body, { status: response.status, headers });
}
