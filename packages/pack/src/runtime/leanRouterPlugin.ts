import type { Plugin } from "vite";
import { replaceKnown } from "./replaceKnown.ts";

/**
 * Vite plugin: keeps only the parts of the router that the runtime uses. Its package points every bundler to its
 * development build. Annotations for developer tools and the check for a data router keep unused components in the
 * bundle; the runtime has no data router.
 */
export function leanRouterPlugin(): Plugin {
  return {
    name: "livery:lean-router",
    enforce: "pre",
    resolveId: {
      filter: { id: /^react-router(\/dom)?$/ },
      async handler(source, importer, options) {
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        return found && { ...found, id: found.id.replace("/dist/development/", "/dist/production/") };
      },
    },
    transform: {
      filter: { id: /\/react-router\/dist\// },
      handler(code) {
        const lean = withoutDisplayNames(code);
        return lean.includes("function _renderMatches(") ? withoutDataRouter(lean) : lean;
      },
    },
  };
}

/** A component that nothing uses is removed if nothing annotates it. */
function withoutDisplayNames(code: string): string {
  return code
    .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, "")
    .replaceAll(/= (React\d*\.forwardRef\()/g, "= /* @__PURE__ */ $1");
}

/** `<Routes>` alone passes no data on, so the code for data, its errors and servers never renders. */
export function withoutDataRouter(code: string): string {
  const steps: readonly (readonly [known: RegExp, replacement: string])[] = [
    [/(function useRoutesImpl\([^)]*), dataRouterOpts\) \{/, "$1) {\n  const dataRouterOpts = undefined;"],
    [/(function _renderMatches\([^)]*), dataRouterOpts\) \{/, "$1) {\n  const dataRouterOpts = undefined;"],
    [/\bisDataRoute \? useNavigateStable\(\) : /, ""],
    [/^RenderErrorBoundary\.contextType = \w+;$/m, ""],
  ];
  return steps.reduce((text, [known, replacement]) => replaceKnown(text, known, replacement), code);
}
