import type { CompiledBrand } from "@livery/brand/compiledBrand.ts";
import { isDeepStrictEqual } from "node:util";
import type { Connect, Plugin, ViteDevServer } from "vite";
import { contentType } from "../contentType.ts";
import { isWithin } from "../isWithin.ts";
import { cacheControl } from "../render/hosts/hostRules.ts";
import { sharedAssets, sharedAssetSources } from "../runtime/sharedAssets.ts";
import { type BrandMessage, devMessage, type FindingsMessage } from "./devMessages.ts";
import { watchBrandFolders } from "../watchBrandFolders.ts";
import { type DevPage, devPage } from "./devPage.ts";
import { pageHandler } from "./pageHandler.ts";

/** The result of compiling the brand to show. */
export interface DevResult {
  /** Absent if it has errors. */
  readonly brand?: CompiledBrand;
  /** The errors, formatted for people; empty if there are none. */
  readonly findings: string;
}

export interface DevBrandOptions {
  /** Folder of brand folders. All of them are watched: a brand may extend another one. */
  readonly brandsFolder: string;
  /** Reads and compiles the brand; called at the start and after each change, never twice at once. */
  readonly compile: () => Promise<DevResult>;
  /** Address of the module that starts the site. */
  readonly entry: string;
  /** Address of the module that applies changes in the page. */
  readonly client: string;
  /** The nonce of everything inline in the page. */
  readonly nonce: string;
  /** Collects the files that all brands share; a parameter for tests. */
  readonly collectShared?: typeof sharedAssets;
  /** See `watchBrandFolders`. */
  readonly settle?: number;
}

/**
 * Vite plugin of `livery dev`: serves one brand, compiled in memory exactly as for a pack, and sends changes to the
 * open page. A brand that is saved with errors leaves the last good one in place.
 */
export function devBrandPlugin(options: DevBrandOptions): Plugin {
  let brands: { close(): void } | undefined;
  return {
    name: "livery:dev",
    async configureServer(server) {
      const stage = createStage(options, server);
      const refresh = (): void => void stage.refresh();
      // Watch first, so that changes saved during the first compile are not lost.
      brands = watchBrandFolders(options.brandsFolder, refresh, options.settle);
      await stage.refresh();
      server.ws.on(devMessage.open, (_data, client) => {
        const findings: FindingsMessage = { text: stage.findings() };
        client.send(devMessage.findings, findings);
      });
      server.watcher.add([...sharedAssetSources]);
      server.watcher.on("all", (_event, file) => {
        if (!isWithin(file, sharedAssetSources)) return;
        stage.forgetShared();
        refresh();
      });
      server.middlewares.use(fileHandler(stage));
      // After Vite's own handlers: unknown addresses are pages.
      return () => void server.middlewares.use(pageHandler(server, stage.page, options));
    },
    closeBundle() {
      brands?.close();
    },
  };
}

/** The last good state of the brand, and its current errors. */
interface Stage {
  page(): DevPage | undefined;
  file(address: string): string | Uint8Array | undefined;
  findings(): string;
  /** Collects the shared files again with the next refresh: one of their sources has changed. */
  forgetShared(): void;
  /** Compiles again and updates all open pages; one at a time, in the order of the calls. */
  refresh(): Promise<void>;
}

function createStage(
  { compile, entry, nonce, collectShared = sharedAssets }: DevBrandOptions,
  server: ViteDevServer,
): Stage {
  let page: DevPage | undefined;
  let findings = "";
  let queue = Promise.resolve();
  // Collecting them takes longer than all other steps of a change.
  let shared: ReturnType<typeof sharedAssets> | undefined;
  // Files of earlier states are kept: an open page may still be loading them.
  const files = new Map<string, string | Uint8Array>();

  function say(found: string): void {
    if (found !== findings) server.ws.send(devMessage.findings, { text: found } satisfies FindingsMessage);
    findings = found;
  }

  async function take({ brand, findings: found }: DevResult): Promise<void> {
    say(found);
    if (brand === undefined) return;
    const next = await devPage(brand, await (shared ??= collectShared()), { entry, nonce });
    for (const [address, content] of next.files) files.set(address, content);
    const { html, site } = next;
    if (html !== page?.html || !isDeepStrictEqual(site, page.site)) {
      server.ws.send(devMessage.brand, { html, site } satisfies BrandMessage);
    }
    page = next;
  }

  return {
    page: () => page,
    file: (address) => files.get(address),
    findings: () => findings,
    forgetShared: () => (shared = undefined),
    refresh() {
      queue = queue
        .then(compile)
        .then(take)
        .catch((error: unknown) => {
          // A logo that cannot be rendered, or a half-written file: the next change may fix it.
          shared = undefined;
          const text = error instanceof Error ? error.message : String(error);
          server.config.logger.error(text);
          say(text);
        });
      return queue;
    },
  };
}

function fileHandler(stage: Stage): Connect.NextHandleFunction {
  return (request, response, next) => {
    const address = request.url?.split("?")[0] ?? "";
    const content = stage.file(address);
    if (content !== undefined) {
      response.setHeader("Content-Type", contentType(address));
      // After each change the open page asks for its texts again, which have the same names unless they changed.
      response.setHeader("Cache-Control", address.startsWith("/assets/") ? cacheControl.asset : cacheControl.page);
      return void response.end(content);
    }
    // A page in place of a missing file would hide that it is missing.
    if (!address.startsWith("/assets/")) return next();
    response.statusCode = 404;
    response.end("Not found.\n");
  };
}
