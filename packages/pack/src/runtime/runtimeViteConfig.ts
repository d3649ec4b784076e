import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { dirname } from "node:path";
import type { InlineConfig, Plugin, PluginOption } from "vite";
import { sectionName } from "./chunkGraph.ts";
import { DRAWING } from "./drawingFile.ts";
import { FIRST_LIBRARIES } from "./firstLibraries.ts";
import { leanI18nextPlugin } from "./leanI18nextPlugin.ts";
import { leanRouterPlugin } from "./leanRouterPlugin.ts";
import { sharedChunks } from "./sharedChunks.ts";

interface RuntimeViteOptions {
  /** The module that starts the site. */
  readonly entry: string;
  readonly outFolder: string;
  readonly plugins: readonly Plugin[];
}

/** The chunks of the first load beside the entry. */
const FIRST_CHUNKS = /^(?:base|vendor|rolldown-runtime)\b/;

/** 28 bits tell the contents of one name apart. The start lists these names, so each character costs its bytes. */
const LISTED_HASH = "[hash:7]";

/** What depends on no machine: no env files, always production mode. */
function common(entry: string): InlineConfig {
  return {
    configFile: false,
    envDir: false,
    root: dirname(entry),
    mode: "production",
    publicDir: false,
    logLevel: "warn",
  };
}

/** Both builds have the same ones: React takes over what was drawn only if both have the same class names. */
function compilers(): PluginOption[] {
  return [leanRouterPlugin(), leanI18nextPlugin(), vanillaExtractPlugin({ identifiers: "short" }), react()];
}

/**
 * The only build of the runtime. It depends on no brand and no machine: no env files, always production mode, names
 * only by content.
 */
export function runtimeViteConfig({ entry, outFolder, plugins }: RuntimeViteOptions): InlineConfig {
  return {
    ...common(entry),
    base: "/",
    plugins: [...compilers(), ...plugins],
    build: {
      outDir: outFolder,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      modulePreload: {
        // No supported browser needs the polyfill.
        polyfill: false,
        // A later chunk need not ask for what the first load has brought; the lists of what it needs are in the start.
        resolveDependencies: (_, files) => files.filter((file) => !FIRST_CHUNKS.test(file.replace("assets/", ""))),
      },
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
              { name: sharedChunks(entry), includeDependenciesRecursively: false },
            ],
          },
          hashCharacters: "hex",
          entryFileNames: "assets/[name]-[hash].js",
          chunkFileNames: ({ name, facadeModuleId }) => {
            if (FIRST_CHUNKS.test(name)) return "assets/[name]-[hash].js";
            return `assets/${(facadeModuleId && sectionName(facadeModuleId)) || name}-${LISTED_HASH}.js`;
          },
          assetFileNames: `assets/[name]-${LISTED_HASH}[extname]`,
        },
      },
    },
  };
}

/** The build of the code that draws pages when a pack is made: one module for Node, with everything in it. */
export function drawingViteConfig({ entry, outFolder }: Omit<RuntimeViteOptions, "plugins">): InlineConfig {
  return {
    ...common(entry),
    plugins: compilers(),
    define: { "process.env.NODE_ENV": '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      outDir: outFolder,
      emptyOutDir: false,
      minify: false,
      reportCompressedSize: false,
      rolldownOptions: { output: { entryFileNames: DRAWING, codeSplitting: false } },
    },
  };
}
