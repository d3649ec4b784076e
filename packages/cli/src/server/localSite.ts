import { cspHash } from "@livery/pack/contentHash.ts";
import { Hono } from "hono";
import { basename, dirname, join } from "node:path";
import { LIST_FONT, renderBrandList, type ServedBrand } from "./renderBrandList.ts";
import { serveStatic } from "./serveStatic.ts";

interface LocalSiteOptions {
  /** Folder with one pack a brand. */
  readonly folder: string;
  readonly brands: readonly ServedBrand[];
  /** Stylesheet of a web font for the list; its slices lie beside it. */
  readonly listFont: string;
}

/** Answers every request to the local server: `<id>.localhost` is that brand's site, any other name the list of brands. */
export function createLocalSite(options: LocalSiteOptions): (request: Request) => Response | Promise<Response> {
  const { folder, brands } = options;
  const list = createList(options);
  return (request) => {
    const id = brandOf(request);
    if (id === undefined) return list.fetch(request);
    if (brands.some((brand) => brand.id === id)) return serveStatic(join(folder, id), request);
    return listPage(brands, 404, `There is no brand “${id}” here.`);
  };
}

/** The part before `.localhost` of the host that was asked for. */
function brandOf(request: Request): string | undefined {
  const host = request.headers.get("Host") ?? new URL(request.url).host;
  return /^([^.]+)\.localhost(?::\d+)?$/i.exec(host)?.[1]?.toLowerCase();
}

function createList({ folder, brands, listFont }: LocalSiteOptions): Hono {
  const app = new Hono();
  app.get("/", () => listPage(brands, 200));
  app.get("/logos/:file{.+\\.svg}", async (context) => {
    const id = context.req.param("file").slice(0, -".svg".length);
    if (!brands.some((brand) => brand.id === id)) return context.notFound();
    return serveStatic(join(folder, id), new Request(new URL("/favicon.svg", context.req.url)));
  });
  const fonts = (address: string, url: string): Promise<Response> =>
    serveStatic(dirname(listFont), new Request(new URL(address, url)));
  app.get(LIST_FONT, (context) => fonts(`/${basename(listFont)}`, context.req.url));
  app.get(`${dirname(LIST_FONT)}/:slice{.+\\.woff2}`, (context) =>
    fonts(`/${context.req.param("slice")}`, context.req.url),
  );
  app.notFound(() =>
    listPage(brands, 404, "This page does not exist. A brand's pages stand under the brand's own address."),
  );
  return app;
}

function listPage(brands: readonly ServedBrand[], status: number, notice?: string): Response {
  const { html, css } = renderBrandList(brands, notice);
  const csp = `default-src 'none'; img-src 'self' data:; font-src 'self'; style-src 'self' ${cspHash(css)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  const headers = {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": csp,
    "Cache-Control": "no-cache",
  };
  return new Response(html, { status, headers });
}
