import type { CompiledBrand } from "@livery/brand/compiledBrand.ts";
import { createDevServer } from "@livery/pack/dev/createDevServer.ts";
import type { DevResult } from "@livery/pack/dev/devBrandPlugin.ts";
import { createPictureStore } from "@livery/pack/pictures/pictureStore.ts";
import { cutFont } from "@livery/pack/runtime/cutFonts.ts";
import { defaultBrandsFolder } from "@livery/pack/workspace.ts";
import { DEMO_GAMES_HOST } from "@livery/product/demoGames.ts";
import { createServer, type RequestListener } from "node:http";
import { resolve } from "node:path";
import type { CommandContext } from "../../context.ts";
import { ended } from "../../ended.ts";
import { exitCode, type ExitCode } from "../../exitCode.ts";
import { formatFindings } from "../../formatFindings.ts";
import { type Selection, selectPresentSites, selectSites } from "../../selectBrands.ts";
import { createGamesMount } from "../../server/games/createGamesMount.ts";
import { respondOnFreshConnections } from "../../server/respondOrDrop.ts";
import { listenOn } from "../../server/listen.ts";
import { type LocalPlatform, merchantsOf, openPlatform } from "../../server/openPlatform.ts";
import { createPlatformMount } from "../../server/platformMount.ts";
import { createSimulatorMount } from "../../server/simulator/createSimulatorMount.ts";
import type { Terminal } from "../../terminal.ts";
import { UsageError } from "../../usageError.ts";
import type { DevOptions } from "./dev.ts";
import { findingsOf } from "./findingsOf.ts";
import { mountHandler } from "./mountHandler.ts";

/** Serves one brand with Vite and the platform until the process is asked to stop. */
export async function runDev(
  id: string,
  { brands, port, data, simulator = false }: DevOptions,
  { terminal, signal }: CommandContext,
): Promise<ExitCode> {
  const first = await selectSites([id], brands);
  const server = createServer();
  if (simulator) respondOnFreshConnections(server);
  const listening = await listenOn(server, port);
  // A page that is requested too early waits.
  const ready = Promise.withResolvers<RequestListener>();
  server.on("request", (request, response) => void ready.promise.then((answer) => answer(request, response)));
  let platform: LocalPlatform | undefined;
  try {
    const opened = await openPlatform(resolve(data), merchantsOf(first.brands), {
      simulator,
      note: terminal.note,
      gamesOrigin: `http://${DEMO_GAMES_HOST}:${listening.port}`,
    });
    platform = opened;
    const shown = createShownBrand({ id, first, again: () => selectPresentSites([id], brands), platform, terminal });
    const mount = createPlatformMount({
      brand: shown.brand,
      pictures: createPictureStore(),
      platform: opened,
    });
    const games = createGamesMount({ platform: opened, font: () => cutFont("noto-sans-kr") });
    const panel = simulator ? [createSimulatorMount({ platform: async () => opened, hasGallery: false })] : [];
    const vite = await createDevServer({
      id,
      server,
      brandsFolder: resolve(brands ?? defaultBrandsFolder),
      compile: shown.compile,
      handler: mountHandler([games, mount, ...panel]),
      data: resolve(data),
    });
    ready.resolve(vite.middlewares);
    const where = simulator ? `\n  simulator  http://localhost:${listening.port}/simulator/` : "";
    terminal.print(
      `\n  ${id}  http://${id}.localhost:${listening.port}/${where}\n\nSaved changes appear at once. Press Ctrl-C to stop.`,
    );
    await ended(signal);
    await vite.close();
  } finally {
    await Promise.all([listening.close(), platform?.close()]);
  }
  return exitCode.ok;
}

interface ShownBrandOptions {
  readonly id: string;
  readonly first: Selection;
  readonly again: () => Promise<Selection>;
  readonly platform: LocalPlatform;
  readonly terminal: Terminal;
}

/** The brand on display: its last good state, and the means to read it again. */
function createShownBrand({ id, first, again, platform, terminal }: ShownBrandOptions): {
  readonly brand: () => CompiledBrand | undefined;
  readonly compile: () => Promise<DevResult>;
} {
  let next: Promise<Selection> | undefined = Promise.resolve(first);
  let brand: CompiledBrand | undefined;
  let sound = true;
  return {
    brand: () => brand,
    async compile() {
      const selection = await (next ?? again());
      next = undefined;
      if (selection.problems.length > 0 || !sound) terminal.note(formatFindings(selection, terminal));
      const compiled = selection.brands.find((known) => known.id === id);
      sound = compiled !== undefined;
      if (compiled === undefined) return { findings: findingsOf(selection, id) };
      try {
        await platform.serve(merchantsOf([compiled]));
      } catch (error) {
        if (!(error instanceof UsageError)) throw error;
        terminal.note(error.message);
        return { findings: error.message };
      }
      brand = compiled;
      return { brand: compiled, findings: "" };
    },
  };
}
