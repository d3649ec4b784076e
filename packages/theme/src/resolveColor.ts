import type { CompiledTheme } from "./compileTheme.ts";
import type { DtcgColor, TokenTree } from "./dtcg.ts";
import { isToken } from "./dtcg.ts";
import type { ColorRole } from "./tokens.ts";

/**
 * One colour of a compiled theme as hex, for uses without CSS variables: web manifest, icons, theme-color. Throws if the
 * tree has no such colour, or if it is a gradient.
 */
export function resolveColor(theme: Pick<CompiledTheme, "tokens">, mode: "light" | "dark", role: ColorRole): string {
  return follow(
    theme.tokens[mode],
    role.includes(".") ? ["component", ...role.split(".")] : ["semantic", "color", role],
  );
}

function follow(tree: TokenTree, path: readonly string[]): string {
  let node: TokenTree | undefined = tree;
  let value: unknown;
  for (const step of path) {
    const next: TokenTree[string] | undefined = node?.[step];
    if (next === undefined) throw new Error(`There is no token ${path.join(".")}.`);
    if (isToken(next)) value = next.$value;
    else node = next;
  }
  if (typeof value === "string") return follow(tree, value.slice(1, -1).split("."));
  return (value as DtcgColor).hex;
}
