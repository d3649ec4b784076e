import type { Plugin } from "vite";
import { replaceKnown } from "./replaceKnown.ts";

/**
 * Vite plugin: takes from i18next its connector to a backend, a tenth of it. The runtime fetches the texts itself and hands
 * them over (`i18n/createTexts.ts`), so that nobody ever asks the connector; it only passes on events.
 */
export function leanI18nextPlugin(): Plugin {
  return {
    name: "livery:lean-i18next",
    enforce: "pre",
    transform: { filter: { id: /\/i18next\/dist\/esm\/i18next\.js$/ }, handler: withoutConnector },
  };
}

export function withoutConnector(code: string): string {
  return replaceKnown(code, /(\.backendConnector = )new Connector\([^;]*\);/, "$1new EventEmitter();");
}
