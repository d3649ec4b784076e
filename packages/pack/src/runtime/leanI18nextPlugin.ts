import type { Plugin } from "vite";
import { replaceKnown } from "./replaceKnown.ts";

/**
 * Vite plugin: removes i18next's backend connector, a tenth of its code. The runtime fetches the texts itself and
 * passes them in (`i18n/createTexts.ts`), so the connector is never used except to forward events.
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
