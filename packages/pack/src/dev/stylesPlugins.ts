import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import type { Plugin } from "vite";

const NAME = "livery:no-second-socket";

/**
 * vanilla-extract compiles styles with a Vite server of its own, which needs no updates. Without this it would listen
 * for them on a fixed port of every address.
 */
const noSecondSocket: Plugin = {
  name: NAME,
  config: ({ server }) => (server?.hmr === false ? { server: { ws: false } } : undefined),
};

/** The plugins for `*.css.ts` in a development server. */
export function stylesPlugins(): Plugin[] {
  return [noSecondSocket, ...vanillaExtractPlugin({ unstable_pluginFilter: ({ name }) => name === NAME })];
}
