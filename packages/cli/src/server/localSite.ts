import type { Answer } from "./answer.ts";
import type { createGallery } from "./gallery/createGallery.ts";

interface LocalSiteOptions {
  readonly gallery: ReturnType<typeof createGallery>;
  /** How a brand answers, if it is served. */
  readonly brand: (id: string) => Answer | undefined;
}

/** Answers every request to the local server: `<id>.localhost` is that brand's site, any other name the gallery. */
export function createLocalSite({ gallery, brand }: LocalSiteOptions): Answer {
  return (request, visitor) => {
    const id = brandOf(request);
    if (id === undefined) return gallery.fetch(request);
    return brand(id)?.(request, visitor) ?? gallery.notFound(`There is no brand “${id}” here.`);
  };
}

/** The part before `.localhost` of the host that was asked for. */
function brandOf(request: Request): string | undefined {
  const host = request.headers.get("Host") ?? new URL(request.url).host;
  return /^([^.]+)\.localhost(?::\d+)?$/i.exec(host)?.[1]?.toLowerCase();
}
