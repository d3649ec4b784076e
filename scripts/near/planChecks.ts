import { type ImportGraph, distancesFrom } from "../imports/importGraph.ts";

/** A check, and the program of node_modules with its arguments that runs it for a change. */
export interface Check {
  /** Its script in package.json, which runs it for the whole tree. */
  readonly script: string;
  readonly args: readonly string[];
}

const code = /\.(?:ts|tsx|mjs|js)$/;
const typed = /\.(?:ts|tsx)$|(?:^|\/)(?:tsconfig.*|package)\.json$|\.gen\.json$/;
const formatted = /\.(?:ts|tsx|mjs|js|json|css|html|svg|ya?ml)$/;
/** One generator runs `livery docs`, which of all commands loads its own modules only. */
const generator = /^scripts\/gen\/[^/]+(?<!\.test)\.ts$|^packages\/cli\/src\/commands\/docs\/runDocs\.ts$/;
const allCommands = "packages/cli/src/run.ts";
const generated = /\.gen\.|^docs\/(?:reference\/|openapi\.json$)|^schemas\/brand\.schema\b/;

/** Whether changed files are generated, or what a generator loads or reads. */
function maybeStale({ dependentsOf }: Pick<ImportGraph, "dependentsOf">, changed: readonly string[]): boolean {
  const narrow = { dependentsOf: (path: string) => (path === allCommands ? [] : dependentsOf(path)) };
  const reached = [...distancesFrom(narrow, changed).keys()];
  return changed.some((file) => generated.test(file)) || reached.some((file) => generator.test(file));
}

/** The checks for a change: of its files alone where that is possible. Those that are not `present` were deleted. */
export function planChecks(
  graph: Pick<ImportGraph, "dependentsOf">,
  changed: readonly string[],
  present: readonly string[],
): readonly Check[] {
  const linted = present.filter((file) => code.test(file));
  const written = present.filter((file) => formatted.test(file));
  const types = { script: "check:types", args: ["node_modules/typescript/bin/tsc", "-p", ".", "--pretty", "false"] };
  const lint = ["node_modules/oxlint/bin/oxlint", "--type-aware", "--deny-warnings", "--no-error-on-unmatched-pattern"];
  const format = ["node_modules/oxfmt/bin/oxfmt", "--check", "--no-error-on-unmatched-pattern"];
  return [
    ...(changed.some((file) => typed.test(file)) ? [types] : []),
    { script: "check:rules", args: ["scripts/check.ts"] },
    ...(linted.length > 0 ? [{ script: "check:lint", args: [...lint, ...linted] }] : []),
    ...(written.length > 0 ? [{ script: "check:format", args: [...format, ...written] }] : []),
    ...(maybeStale(graph, changed) ? [{ script: "check:gen", args: ["scripts/gen.ts", "--check"] }] : []),
  ];
}
