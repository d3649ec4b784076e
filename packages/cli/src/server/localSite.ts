import type { RequestHandler } from "./requestHandler.ts";
import { brandOfHost } from "./brandOfHost.ts";
import type { createGallery } from "./gallery/createGallery.ts";
import type { Mount } from "./mount.ts";

interface LocalSiteOptions {
  readonly gallery: ReturnType<typeof createGallery>;
  /** The handler of a brand, if it is served. */
  readonly brand: (id: string) => RequestHandler | undefined;
  /** The panel of the platform's simulator, if it is on. */
  readonly simulator?: Mount | undefined;
  /** The demonstration provider of games. */
  readonly games?: Mount | undefined;
  /** The platform under the server's own name. */
  readonly platform?: Mount | undefined;
}

/**
 * Handles every request to the local server: `<id>.localhost` is that brand's site, `games.localhost` the demonstration
 * provider, any other name the gallery, with the simulator and the platform below it.
 */
export function createLocalSite({ gallery, brand, simulator, games, platform }: LocalSiteOptions): RequestHandler {
  return (request, visitor) => {
    const { host, pathname } = new URL(request.url);
    const asked = request.headers.get("Host") ?? host;
    if (games?.takes(pathname, asked)) return games.answer(request, visitor);
    const id = brandOfHost(asked);
    if (id === undefined) {
      const mount = [simulator, platform].find((part) => part?.takes(pathname, asked));
      return mount ? mount.answer(request, visitor) : gallery.fetch(request);
    }
    return brand(id)?.(request, visitor) ?? gallery.notFound(`There is no brand “${id}” here.`);
  };
}
