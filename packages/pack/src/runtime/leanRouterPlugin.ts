import type { Plugin } from "vite";

const ROUTER = /\/react-router\/dist\//;

/**
 * Vite plugin: takes from the router only what the runtime uses, an eighth less of it in the first load. Its package leads
 * every bundler to its development build, and names given to components for developer tools keep those components in.
 */
export function leanRouterPlugin(): Plugin {
  return {
    name: "livery:lean-router",
    enforce: "pre",
    async resolveId(source, importer, options) {
      if (source !== "react-router" && source !== "react-router/dom") return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && { ...found, id: found.id.replace("/dist/development/", "/dist/production/") };
    },
    transform(code, id) {
      return ROUTER.test(id) ? withoutDisplayNames(code) : null;
    },
  };
}

/** A component that nothing uses is left out when nothing is done with it. */
function withoutDisplayNames(code: string): string {
  return code
    .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, "")
    .replaceAll(/= (React\d*\.forwardRef\()/g, "= /* @__PURE__ */ $1");
}
