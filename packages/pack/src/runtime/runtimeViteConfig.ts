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
 * Modules that the first load shares with later chunks. Without this group, each set of sharers becomes its own file:
 * eight requests for two kilobytes. It must contain only modules that the first load uses.
 */
const BASE =
  /vite\/preload-helper|\/packages\/(platform\/src\/(decoded|shape)\.|product\/src\/(gate|pictures)\.|runtime\/src\/(i18n\/useChosenLanguage|parts\/(usePicture|outsideAddress|pageLink|HeadedSection|calls\/CallFailure)|state\/(browserStorage|language|send|SiteContext))\.|ui\/src\/((Badge|Button|Icon|Link|SectionHeading|Tag)\/|(GameCard\/GameCardSkeleton|VendorChips\/VendorChipsSkeleton|Menu\/(menuTarget|placeBelow|showEntry))\.)|ui\/src\/classNames\.)/;

/**
 * The only build of the runtime. It depends on no brand and no machine: no env files, always production mode, names
 * only by content.
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
      // No supported browser needs the modulepreload polyfill.
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: {
        input: { app: entry },
        // Constants of other modules are inlined: most are class names, shorter than an import.
        optimization: { inlineConst: { mode: "all" } },
        output: {
          codeSplitting: {
            groups: [
              // A separate chunk costs 1 % of the first visit, and after a release without library changes, a returning
              // visitor fetches only a tenth.
              { name: "vendor", test: FIRST_LIBRARIES },
              { name: "base", test: BASE },
            ],
          },
          hashCharacters: "hex",
          entryFileNames: "assets/[name]-[hash].js",
          chunkFileNames: ({ name, facadeModuleId }) =>
            `assets/${(facadeModuleId && sectionName(facadeModuleId)) || name}-[hash].js`,
          // The start holds the names of all files that lazy code needs, so each character counts.
          assetFileNames: "assets/[name]-[hash:6][extname]",
        },
      },
    },
  };
}
