import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { dirname } from "node:path";
import type { InlineConfig, Plugin } from "vite";
import { sectionName } from "./chunkGraph.ts";
import { leanRouterPlugin } from "./leanRouterPlugin.ts";

interface RuntimeViteOptions {
  /** The module that starts the site. */
  readonly entry: string;
  readonly outFolder: string;
  readonly plugins: readonly Plugin[];
}

/**
 * The libraries of the first load stand in a chunk of their own. It costs 1 % of the first visit, and a returning visitor
 * fetches a tenth of it after a release that changes no library.
 */
const VENDOR =
  /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next|jotai)\//;

/**
 * What the first load shares with what comes after it. Left alone, each set of sharers makes a file of its own: eight
 * requests for two kilobytes. Nothing belongs here that the first load does not use.
 */
const BASE =
  /\/packages\/(platform\/src\/(decoded|shape)\.|product\/src\/pictures\.|runtime\/src\/(parts\/(usePicture|outsideAddress)|state\/(browserStorage|send|SiteContext))\.|ui\/src\/(Button|Icon|Link|Tag)\/|ui\/src\/classNames\.)/;

/**
 * The one build of the runtime. Nothing of a brand goes in, and nothing of the machine: no env files, no mode but
 * production, names by content alone.
 */
export function runtimeViteConfig({ entry, outFolder, plugins }: RuntimeViteOptions): InlineConfig {
  return {
    configFile: false,
    envDir: false,
    root: dirname(entry),
    base: "/",
    mode: "production",
    publicDir: false,
    logLevel: "warn",
    plugins: [leanRouterPlugin(), vanillaExtractPlugin({ identifiers: "short" }), react(), ...plugins],
    build: {
      outDir: outFolder,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      // The helper for browsers without modulepreload would be the only code that no supported browser runs.
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: {
        input: { app: entry },
        output: {
          codeSplitting: {
            groups: [
              { name: "vendor", test: VENDOR },
              { name: "base", test: BASE },
            ],
          },
          hashCharacters: "hex",
          entryFileNames: "assets/[name]-[hash].js",
          chunkFileNames: ({ name, facadeModuleId }) =>
            `assets/${(facadeModuleId && sectionName(facadeModuleId)) || name}-[hash].js`,
          assetFileNames: "assets/[name]-[hash][extname]",
        },
      },
    },
  };
}
