import { join } from "node:path";
import { listen, type Listening } from "./listen.ts";
import { createLocalSite } from "./localSite.ts";
import type { ListedBrand, ServedBrand } from "./renderBrandList.ts";
import { serveStatic } from "./serveStatic.ts";

interface ServerOptions {
  /** Folder with one pack a brand. */
  readonly folder: string;
  readonly brands: readonly ListedBrand[];
  /** Port of the list and of `<id>.localhost`; 0 takes any free one. */
  readonly port: number;
  /** Whether each brand gets a port of its own as well, counted from the one after `port`. */
  readonly portPerBrand: boolean;
  /** Stylesheet of a web font for the list of brands. */
  readonly listFont: string;
}

/** Servers that run, with their addresses. */
export interface Servers {
  readonly list: string;
  readonly sites: readonly { readonly id: string; readonly address: string }[];
  close(): Promise<void>;
}

/** Starts the local server, and one more for each brand where ports are asked for. On an error none stays open. */
export async function startServers(options: ServerOptions): Promise<Servers> {
  const { folder, brands, port, portPerBrand, listFont } = options;
  const open: Listening[] = [];
  const served: ServedBrand[] = [];
  const close = async (): Promise<void> => {
    await Promise.all(open.map((server) => server.close()));
  };
  try {
    const main = await listen(createLocalSite({ folder, brands: served, listFont }), port);
    open.push(main);
    for (const [index, brand] of brands.entries()) {
      if (!portPerBrand) {
        served.push({ ...brand, address: `http://${brand.id}.localhost:${main.port}/` });
        continue;
      }
      const wanted = port === 0 ? 0 : port + 1 + index;
      const own = await listen((request) => serveStatic(join(folder, brand.id), request), wanted);
      open.push(own);
      served.push({ ...brand, address: `http://localhost:${own.port}/` });
    }
    return { list: `http://localhost:${main.port}/`, sites: served, close };
  } catch (error) {
    await close();
    throw error;
  }
}
