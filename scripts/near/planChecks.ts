/** A check, and the program of node_modules with its arguments that runs it for a change. */
export interface Check {
  /** Its script in package.json, which runs it for the whole tree. */
  readonly script: string;
  readonly args: readonly string[];
}

const code = /\.(?:ts|tsx|mjs|js)$/;
const typed = /\.(?:ts|tsx)$|(?:^|\/)(?:tsconfig.*|package)\.json$|\.gen\.json$/;
const formatted = /\.(?:ts|tsx|mjs|js|json|css|html|svg|ya?ml)$/;
const generator = /^scripts\/gen\/[^/]+(?<!\.test)\.ts$/;
const generated = /\.gen\.|^docs\/(?:reference\/|openapi\.json$)|^schemas\/brand\.schema\b/;

/**
 * The checks for a change: of its files alone where that is possible.
 *
 * @param changed - Files that may be deleted.
 * @param present - Those of them that are there.
 * @param reached - Everything that the change reaches.
 */
export function planChecks(
  changed: readonly string[],
  present: readonly string[],
  reached: Iterable<string>,
): readonly Check[] {
  const linted = present.filter((file) => code.test(file));
  const written = present.filter((file) => formatted.test(file));
  const isStale = changed.some((file) => generated.test(file)) || [...reached].some((file) => generator.test(file));
  const types = { script: "check:types", args: ["node_modules/typescript/bin/tsc", "-p", ".", "--pretty", "false"] };
  const lint = ["node_modules/oxlint/bin/oxlint", "--type-aware", "--deny-warnings", "--no-error-on-unmatched-pattern"];
  const format = ["node_modules/oxfmt/bin/oxfmt", "--check", "--no-error-on-unmatched-pattern"];
  return [
    ...(changed.some((file) => typed.test(file)) ? [types] : []),
    { script: "check:rules", args: ["scripts/check.ts"] },
    ...(linted.length > 0 ? [{ script: "check:lint", args: [...lint, ...linted] }] : []),
    ...(written.length > 0 ? [{ script: "check:format", args: [...format, ...written] }] : []),
    ...(isStale ? [{ script: "check:gen", args: ["scripts/gen.ts", "--check"] }] : []),
  ];
}
