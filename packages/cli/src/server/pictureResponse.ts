import type { PictureBrand } from "@livery/pack/pictures/drawPicture.ts";
import type { PictureStore } from "@livery/pack/pictures/pictureStore.ts";
import { parsePictureAddress } from "@livery/product/pictures.ts";

/**
 * Draws the picture at an address of the platform, in the brand's own treatment; `?mode=` sets the mode, by default the
 * brand's. Browsers cache it and revalidate, because the theme may change under an open page.
 */
export function pictureResponse(
  request: Request,
  path: string,
  brand: PictureBrand & { readonly site: { readonly mode: "light" | "dark" } },
  store: PictureStore,
): Response {
  if (request.method !== "GET" && request.method !== "HEAD") {
    return new Response("Only GET and HEAD are allowed here.\n", { status: 405, headers: { Allow: "GET, HEAD" } });
  }
  const wanted = new URL(request.url).searchParams.get("mode");
  const mode = wanted === "light" || wanted === "dark" ? wanted : brand.site.mode;
  const picture = parsePictureAddress(path);
  const drawn = picture && store(brand, picture, mode);
  if (drawn === undefined) return new Response("There is no such picture.\n", { status: 404 });
  const headers = {
    "Content-Type": "image/svg+xml; charset=utf-8",
    "Cache-Control": "no-cache",
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
    "X-Content-Type-Options": "nosniff",
    ETag: drawn.tag,
  };
  if (request.headers.get("If-None-Match") === drawn.tag) return new Response(null, { status: 304, headers });
  return new Response(request.method === "HEAD" ? null : drawn.svg, { headers });
}
