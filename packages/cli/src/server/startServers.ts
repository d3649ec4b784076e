import { DEMO_GAMES_HOST } from "@livery/product/demoGames.ts";
import type { RequestHandler } from "./requestHandler.ts";
import { createGallery } from "./gallery/createGallery.ts";
import type { GalleryEntry } from "./gallery/galleryEntry.ts";
import type { ServedBrand } from "./gallery/renderGallery.ts";
import { ownPage } from "./gallery/ownPage.ts";
import { listen, type Listening } from "./listen.ts";
import { createLocalSite } from "./localSite.ts";
import type { Mount } from "./mount.ts";

interface ServerOptions {
  /** Brands that need ports. */
  readonly ids: readonly string[];
  /** Port of the gallery and of `<id>.localhost`; 0 takes any free one. */
  readonly port: number;
  /** Whether each brand also gets its own port, counting from the one after `port`. */
  readonly portPerBrand: boolean;
  /** The panel of the platform's simulator; undefined if it is off. */
  readonly simulator?: Mount | undefined;
  /** The demonstration provider of games. */
  readonly games?: Mount | undefined;
  /** The platform under the server's own name. */
  readonly platform?: Mount | undefined;
}

/** A brand that is ready to be served. */
interface ReadyBrand {
  readonly entry: GalleryEntry;
  readonly answer: RequestHandler;
}

interface Stock {
  readonly brands: readonly ReadyBrand[];
  /** Folder of a brand's pack. */
  readonly packOf: (id: string) => string;
  /** Stylesheet of a web font for the gallery. */
  readonly font: string;
}

/** Running servers, with their addresses. */
export interface Servers {
  /** Address of the gallery. */
  readonly gallery: string;
  /** Origins of the gallery on this machine. */
  readonly galleryOrigins: readonly string[];
  /** Origin of the demonstration provider. */
  readonly gamesOrigin: string;
  /** Serves exactly these brands from now on; until the first call, every request is asked to wait. */
  show(stock: Stock): Promise<readonly ServedBrand[]>;
  close(): Promise<void>;
}

/** Takes the ports and listens. Throws a `UsageError` if one is taken; then none stays open. */
export async function startServers({
  ids,
  port,
  portPerBrand,
  simulator,
  games,
  platform,
}: ServerOptions): Promise<Servers> {
  const open: Listening[] = [];
  const ports = new Map<string, number>();
  const close = async (): Promise<void> => {
    await Promise.all(open.map((server) => server.close()));
  };
  let answer: RequestHandler = waitingPage;
  let answers: ReadonlyMap<string, RequestHandler> | undefined;

  async function take(own: RequestHandler, wanted: number): Promise<number> {
    const server = await listen(own, wanted, { mayDrop: simulator !== undefined });
    open.push(server);
    return server.port;
  }

  /** The port of a brand, taken on first use. */
  async function portOf(id: string): Promise<number> {
    const known = ports.get(id);
    if (known !== undefined) return known;
    const own: RequestHandler = (request, visitor) =>
      answers === undefined
        ? waitingPage()
        : (answers.get(id)?.(request, visitor) ?? new Response("This brand was removed.\n", { status: 404 }));
    const taken = await take(own, port === 0 ? 0 : port + 1 + ports.size);
    ports.set(id, taken);
    return taken;
  }

  try {
    const main = await take((request, visitor) => answer(request, visitor), port);
    if (portPerBrand) for (const id of ids) await portOf(id);
    return {
      gallery: `http://localhost:${main}/`,
      galleryOrigins: ["localhost", "127.0.0.1"].map((host) => `http://${host}:${main}`),
      gamesOrigin: `http://${DEMO_GAMES_HOST}:${main}`,
      async show({ brands, packOf, font }) {
        const served: ServedBrand[] = [];
        for (const { entry } of brands) {
          const host = portPerBrand ? `localhost:${await portOf(entry.id)}` : `${entry.id}.localhost:${main}`;
          served.push({ ...entry, address: `http://${host}/` });
        }
        const current = new Map(brands.map((brand) => [brand.entry.id, brand.answer]));
        const gallery = createGallery({ brands: served, packOf, font, hasSimulator: simulator !== undefined });
        answers = current;
        answer = createLocalSite({ gallery, brand: (id) => current.get(id), simulator, games, platform });
        return served;
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Responds while the packs are being made: the port is already taken, and the page retries automatically. */
function waitingPage(): Response {
  return ownPage({
    title: "Livery",
    font: false,
    status: 503,
    headers: { Refresh: "1", "Retry-After": "1" },
    body: `<main class="page"><p class="notice" role="status">The brands are being packed. This page reloads automatically.</p></main>`,
  });
}
