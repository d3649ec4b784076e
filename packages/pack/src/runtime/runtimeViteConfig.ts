import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { dirname } from "node:path";
import type { InlineConfig, Plugin } from "vite";
import { sectionName } from "./chunkGraph.ts";
import { FIRST_LIBRARIES } from "./firstLibraries.ts";
import { leanI18nextPlugin } from "./leanI18nextPlugin.ts";
import { leanRouterPlugin } from "./leanRouterPlugin.ts";

interface RuntimeViteOptions {
  /** The module that starts the site. */
  readonly entry: string;
  readonly outFolder: string;
  readonly plugins: readonly Plugin[];
}

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
    plugins: [
      leanRouterPlugin(),
      leanI18nextPlugin(),
      vanillaExtractPlugin({ identifiers: "short" }),
      react(),
      ...plugins,
    ],
    build: {
      outDir: outFolder,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      // The helper for browsers without modulepreload would be the only code that no supported browser runs.
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: {
        input: { app: entry },
        // A constant of another module stands where it is used: most are a class name, shorter than the way to it.
        optimization: { inlineConst: { mode: "all" } },
        output: {
          codeSplitting: {
            groups: [
              // A chunk of their own costs 1 % of the first visit, and a returning visitor fetches a tenth of it after a
              // release that changes no library.
              { name: "vendor", test: FIRST_LIBRARIES },
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
