import { Hono } from "hono";
import { basename, dirname } from "node:path";
import { demoAccounts, DEMO_PASSWORD } from "@livery/gateway/demoAccounts.ts";
import { serveStatic } from "../serveStatic.ts";
import { escapeHtml } from "@livery/pack/render/escapeHtml.ts";
import { createChooser } from "./createChooser.ts";
import { PHONE, phonePageCss } from "./galleryCss.ts";
import { OWN_FONT, ownPage } from "./ownPage.ts";
import { renderGallery, type ServedBrand } from "./renderGallery.ts";

export interface GalleryOptions {
  readonly brands: readonly ServedBrand[];
  /** Folder of a brand's pack. */
  readonly packOf: (id: string) => string;
  /** Stylesheet of a web font; its slices are in the same folder. */
  readonly font: string;
  /** Whether the simulator's panel is available. */
  readonly hasSimulator?: boolean;
}

interface PageOptions {
  /** Of its address. */
  readonly query?: URLSearchParams;
  readonly notice?: string;
}

/** The gallery and the files it uses; any other address shows it with a notice. */
export function createGallery({ brands, packOf, font, hasSimulator = false }: GalleryOptions): {
  readonly fetch: (request: Request) => Response | Promise<Response>;
  readonly notFound: (notice: string) => Response;
} {
  const choose = createChooser(brands);
  const page = (status: number, { query = new URLSearchParams(), notice }: PageOptions = {}): Response => {
    const accounts = { list: demoAccounts, password: DEMO_PASSWORD };
    const chosen = choose(query);
    const gallery = renderGallery({
      total: brands.length,
      chosen,
      accounts,
      hasSimulator,
      ...(notice === undefined ? {} : { notice }),
    });
    return ownPage({ ...gallery, status, frames: originsOf(chosen.shown), hasForm: true });
  };
  const app = new Hono();
  app.get("/", (context) => page(200, { query: new URL(context.req.url).searchParams }));
  app.get("/phone/:id", (context) => {
    const brand = brands.find(({ id }) => id === context.req.param("id"));
    return brand === undefined ? context.notFound() : phonePage(brand);
  });
  app.get("/logos/:file{.+\\.svg}", (context) => {
    const id = context.req.param("file").slice(0, -".svg".length);
    if (!brands.some((brand) => brand.id === id)) return context.notFound();
    return serveStatic(packOf(id), new Request(new URL("/favicon.svg", context.req.url)));
  });
  const fonts = (address: string, url: string): Promise<Response> =>
    serveStatic(dirname(font), new Request(new URL(address, url)));
  app.get(OWN_FONT, (context) => fonts(`/${basename(font)}`, context.req.url));
  app.get(`${dirname(OWN_FONT)}/:slice{.+\\.woff2}`, (context) =>
    fonts(`/${context.req.param("slice")}`, context.req.url),
  );
  app.notFound(() =>
    page(404, { notice: "This page does not exist. A brand's pages are under the brand's own address." }),
  );
  return { fetch: (request) => app.fetch(request), notFound: (notice) => page(404, { notice }) };
}

/** One site at the size of a phone, interactive, to view it without a phone. */
function phonePage({ name, language, address }: ServedBrand): Response {
  const title = escapeHtml(name);
  const site = escapeHtml(address);
  return ownPage({
    title: `${title} · phone size`,
    css: phonePageCss,
    frames: [new URL(address).origin],
    body: `<div class="page">
<header class="bar"><a href="/">All brands</a><h1 lang="${language}">${title}</h1><a href="${site}">Open at full size</a></header>
<main class="frame"><iframe src="${site}index" title="${title}" width="${PHONE.width}" height="${PHONE.height}"></iframe></main>
</div>`,
  });
}

/** Sources for the policy; all names below localhost share one, so that it stays short with a thousand brands. */
function originsOf(brands: readonly ServedBrand[]): string[] {
  return [
    ...new Set(brands.map(({ address }) => new URL(address).origin.replace(/\/\/[^.:]+\.localhost/, "//*.localhost"))),
  ];
}
