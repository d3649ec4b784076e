import { schemaAt } from "@livery/brand/brandSchema.ts";
import { themeInput } from "@livery/brand/compile/compileBrand.ts";
import { toPointer } from "@livery/brand/jsonPointer.ts";
import type { Origin } from "@livery/brand/resolve/origin.ts";
import { withPlaceholders } from "@livery/brand/resolve/placeholders.ts";
import type { ResolvedBrand } from "@livery/brand/resolve/resolveBrand.ts";
import { secondValues } from "@livery/brand/secondValues.ts";
import { type CompiledTheme, compileTokens } from "@livery/theme/compileTheme.ts";
import { tokenText } from "@livery/theme/render/tokenText.ts";
import { tokenName } from "@livery/theme/tokenName.ts";
import { tokenTexts } from "@livery/theme/tokenTexts.ts";
import { type TokenName, tokenTypes } from "@livery/theme/tokens.ts";
import type { ResolvedConfig } from "@livery/brand/brandConfig.gen.ts";
import { type ConfigKey, keyName, leavesBelow } from "./findKey.ts";
import { valueAt, withValue } from "./valueAt.ts";

/** A design token of a brand: its value in each mode, and the values in brand.json that it follows from. */
export interface TokenExplanation {
  readonly token: TokenName;
  /** The custom property that contains it. */
  readonly property: string;
  readonly description: string;
  /** As CSS, with references resolved. */
  readonly values: Readonly<Record<keyof CompiledTheme["tokens"], string>>;
  /** The keys that change it, as far as a brand sets them; without any, it follows from defaults. */
  readonly sources: readonly TokenSource[];
}

interface TokenSource {
  readonly key: string;
  readonly origin: Origin;
  /** The modes whose value it changes. */
  readonly modes: readonly (keyof CompiledTheme["tokens"])[];
}

/** The token that a command line names: in full, or as a custom property with or without its dashes. */
export function findToken(text: string): TokenName | undefined {
  const names = Object.keys(tokenTypes) as TokenName[];
  return names.find((name) => name === text || propertyOf(name) === `--${text.replace(/^--/, "")}`);
}

/** The token that a key of `theme.light`, `theme.dark` or `theme.tokens` sets. */
export function tokenOf([part, section = "", name = ""]: ConfigKey["path"]): TokenName | undefined {
  return part === "theme" && ["light", "dark", "tokens"].includes(section) ? findToken(name) : undefined;
}

/** Compiles the tokens once more for each value that a brand sets, with another value in its place. */
export function explainToken(token: TokenName, resolved: ResolvedBrand): TokenExplanation {
  const { brand } = resolved.config.abstract ? withPlaceholders(resolved) : { brand: resolved };
  const values = valuesOf(token, brand);
  const modes = Object.keys(values) as (keyof typeof values)[];
  const sources = leavesBelow([])
    .filter(([part = ""]) => part === "theme" || part === "layout")
    .flatMap((path): TokenSource[] => {
      const origin = resolved.origin(toPointer(path));
      if (origin.layer === "default") return [];
      const others = withOthers(brand, path).map((other) => valuesOf(token, other));
      const moved = modes.filter((mode) => others.some((other) => other[mode] !== values[mode]));
      return moved.length === 0 ? [] : [{ key: keyName(path), origin, modes: moved }];
    });
  return { token, property: propertyOf(token), description: tokenTexts[token].en, values, sources };
}

/** The number of other values to try: a colour may have no effect next to a similar one. */
const TRIED = 2;

function withOthers(brand: ResolvedBrand, path: readonly string[]): ResolvedBrand[] {
  return secondValues(schemaAt(path) ?? {}, valueAt(brand.config, path))
    .slice(0, TRIED)
    .map((other) => {
      const config: unknown = withValue(valueAt(brand.config, []), path, other);
      return { ...brand, config: config as ResolvedConfig };
    });
}

function valuesOf(token: TokenName, brand: ResolvedBrand): TokenExplanation["values"] {
  const trees = compileTokens(themeInput(brand));
  const modes = Object.entries(trees).map(([mode, tree]) => [mode, resolve(token, tokenText(tree))]);
  return Object.fromEntries(modes) as TokenExplanation["values"];
}

function resolve(name: string, texts: ReadonlyMap<string, string>): string {
  const text = texts.get(name) ?? "";
  return text.replaceAll(/\{([\w.]+)\}/g, (_reference, other: string) => resolve(other, texts));
}

function propertyOf(token: TokenName): string {
  return `--${tokenName(token.split("."))}`;
}
