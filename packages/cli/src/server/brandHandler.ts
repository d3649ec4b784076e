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

/** A brand's site on its own origin: the platform where its paths are asked for, else the pack as a static host has it. */
export function createBrandHandler({ folder, mount, framedBy }: BrandHandlerOptions): RequestHandler {
  return async (request, visitor) => {
    const { pathname, host } = new URL(request.url);
    if (mount.takes(pathname, host)) return mount.answer(request, visitor);
    return framable(await serveStatic(folder, request), framedBy);
  };
}

/**
 * Packs let nobody frame them. This server alone lets its own gallery do so, because the previews are frames; everything
 * else of the policy stays, and the pack on the disk is not touched.
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
