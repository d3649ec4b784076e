import type { Plugin } from "vite";
import { replaceKnown } from "./replaceKnown.ts";

/**
 * Vite plugin: takes from the router only what the runtime uses. Its package leads every bundler to its development build, what is done with a component for developer tools keeps that component in, and
 * so does the question whether there is a data router: the runtime has none.
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

/** A component that nothing uses is left out when nothing is done with it. */
function withoutDisplayNames(code: string): string {
  return code
    .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, "")
    .replaceAll(/= (React\d*\.forwardRef\()/g, "= /* @__PURE__ */ $1");
}

/** `<Routes>` alone hands no data on, so that what answers to data, to its errors and to servers is never drawn. */
export function withoutDataRouter(code: string): string {
  const steps: readonly (readonly [known: RegExp, replacement: string])[] = [
    [/(function useRoutesImpl\([^)]*), dataRouterOpts\) \{/, "$1) {\n  const dataRouterOpts = undefined;"],
    [/(function _renderMatches\([^)]*), dataRouterOpts\) \{/, "$1) {\n  const dataRouterOpts = undefined;"],
    [/\bisDataRoute \? useNavigateStable\(\) : /, ""],
    [/^RenderErrorBoundary\.contextType = \w+;$/m, ""],
  ];
  return steps.reduce((text, [known, replacement]) => replaceKnown(text, known, replacement), code);
}
