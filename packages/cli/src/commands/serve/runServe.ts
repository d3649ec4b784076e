import { createPictureStore } from "@livery/pack/pictures/pictureStore.ts";
import type { RuntimeBuild } from "@livery/pack/buildRuntime.ts";
import { cutFont } from "@livery/pack/runtime/cutFonts.ts";
import { join, resolve } from "node:path";
import type { CommandContext } from "../../context.ts";
import { ended } from "../../ended.ts";
import { exitCode, type ExitCode } from "../../exitCode.ts";
import { formatFindings } from "../../formatFindings.ts";
import { isWholeSet, packSelection } from "../../packSelection.ts";
import { type Selection, selectSites } from "../../selectBrands.ts";
import { createBrandHandler } from "../../server/brandHandler.ts";
import { galleryEntry } from "../../server/gallery/galleryEntry.ts";
import type { ServedBrand } from "../../server/gallery/renderGallery.ts";
import { type LocalPlatform, merchantsOf, openPlatform } from "../../server/openPlatform.ts";
import { createGamesMount } from "../../server/games/createGamesMount.ts";
import { createSimulatorMount } from "../../server/simulator/createSimulatorMount.ts";
import { createOwnPlatformMount, createPlatformMount } from "../../server/platformMount.ts";
import { startServers, type Servers } from "../../server/startServers.ts";
import { UsageError } from "../../usageError.ts";
import type { ServeOptions } from "./serve.ts";
import { keepPacked, type ShowBrands } from "./keepPacked.ts";

/** Packs the chosen brands and serves them with the platform, until the process is asked to stop. */
export async function runServe(
  ids: readonly string[],
  options: ServeOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const { terminal, signal } = context;
  const { brands, date, port, ports = false, watch = false, simulator = false } = options;
  const selection = await selectSites(ids, brands, date);
  if (selection.problems.length > 0) terminal.note(formatFindings(selection, terminal));
  // With --watch, somebody is about to fix it.
  if (selection.errors > 0 && !watch) return exitCode.findings;
  if (ports) refusePortsBeyondLast(port, selection.brands.length);
  // Take the ports first: packing takes time, and a port in use should be reported before that.
  const servers = await startServers({
    ids: selection.brands.map(({ id }) => id),
    port,
    portPerBrand: ports,
    // Print nothing before the platform starts to open.
    simulator: simulator ? createSimulatorMount({ platform: () => platform, hasGallery: true }) : undefined,
    games: createGamesMount({
      platform: { answer: async (...asked) => (await platform).answer(...asked) },
      font: () => cutFont("noto-sans-kr"),
    }),
    platform: createOwnPlatformMount({ answer: async (...asked) => (await platform).answer(...asked) }),
  });
  // Start at once: the first time takes a while, in parallel with the runtime's bundler.
  const platform = openPlatform(resolve(options.data), merchantsOf(selection.brands), {
    limits: options.limits,
    simulator,
    note: terminal.note,
    gamesOrigin: servers.gamesOrigin,
  });
  try {
    const [, code] = await Promise.all([platform, serve(ids, options, { selection, servers, platform }, context)]);
    if (code !== exitCode.ok) return code;
    await ended(signal);
  } finally {
    // Together: open connections may send requests, which are told that the platform is shutting down.
    const closed = platform.then(
      ({ close }) => close(),
      () => undefined,
    );
    await Promise.all([servers.close(), closed]);
  }
  return exitCode.ok;
}

interface Running {
  readonly selection: Selection;
  readonly servers: Servers;
  readonly platform: Promise<LocalPlatform>;
}

/** Packs, serves what was packed, and prints the addresses. With `--watch` it continues to do so. Ends at once without a pack. */
async function serve(
  ids: readonly string[],
  options: ServeOptions,
  { selection, servers, platform }: Running,
  context: CommandContext,
): Promise<ExitCode> {
  const { out, brands, date, watch = false } = options;
  const prune = isWholeSet(ids, brands);
  const { runtime, packed, failed } = await packSelection(selection, { out, prune }, context);
  if (failed.length > 0 && packed.length === 0 && !watch) return exitCode.findings;
  const show = shower(servers, platform, { folder: resolve(out), runtime });
  const shown = selection.brands.filter(({ id }) => packed.some((brand) => brand.id === id));
  const served = await show(shown, selection);
  await platform;
  context.terminal.print(formatAddresses(served, servers.gallery, options));
  if (!watch) return exitCode.ok;
  await keepPacked({
    ids,
    ...(brands === undefined ? {} : { brandsFolder: brands }),
    ...(date === undefined ? {} : { date }),
    selection,
    shown,
    pack: (changed) => packSelection(changed, { out, prune }, context),
    show: async (current, found) => {
      await (await platform).serve(merchantsOf(current));
      return show(current, found);
    },
    context,
  });
  return exitCode.ok;
}

/** Serves brands. Pictures are kept across changes: those of the other brands are not drawn again. */
function shower(
  servers: Servers,
  platform: Promise<LocalPlatform>,
  { folder, runtime }: { readonly folder: string; readonly runtime: RuntimeBuild },
): ShowBrands {
  const pictures = createPictureStore();
  const packOf = (id: string): string => join(folder, id);
  return (brands, { problemsOf }) =>
    servers.show({
      packOf,
      font: join(runtime.directory, runtime.manifest.fonts["noto"]?.css ?? ""),
      brands: brands.map((brand) => ({
        entry: galleryEntry(brand, problemsOf(brand.id)),
        answer: createBrandHandler({
          folder: packOf(brand.id),
          framedBy: servers.galleryOrigins,
          mount: createPlatformMount({
            brand: () => brand,
            pictures,
            platform: {
              answer: async (...asked) => (await platform).answer(...asked),
              picture: async (...asked) => (await platform).picture(...asked),
            },
          }),
        }),
      })),
    });
}

const LAST_PORT = 65_535;

/** Each brand takes one of the ports after the first. */
function refusePortsBeyondLast(port: number, count: number): void {
  if (port + count <= LAST_PORT) return;
  throw new UsageError(
    `With --ports ${count === 1 ? "the brand takes a port" : `${count} brands take the ports`} after ${port}, but the last port is ${LAST_PORT}. ` +
      `Choose --port ${LAST_PORT - count} or a lower one.`,
  );
}

function formatAddresses(
  sites: readonly ServedBrand[],
  gallery: string,
  { watch = false, simulator = false }: Pick<ServeOptions, "watch" | "simulator">,
): string {
  const width = Math.max(...sites.map(({ id }) => id.length), "all brands".length);
  const rows = [
    ...sites.map(({ id, address }) => [id, address] as const),
    ["all brands", gallery] as const,
    ["platform", gallery] as const,
    ...(simulator ? [["simulator", `${gallery}simulator/`] as const] : []),
  ];
  return [
    "",
    ...rows.map(([name, address]) => `  ${name.padEnd(width)}  ${address}`),
    "",
    watch ? "A brand is packed again when its folder changes. Press Ctrl-C to stop." : "Press Ctrl-C to stop.",
  ].join("\n");
}
