import type { ThemeConfig } from "../themeConfig.gen.ts";
import type { ColorTokenName, PlainTokenName, TokenName, TokenType } from "../tokens.ts";
import { tokenTypes } from "../tokens.ts";
import { primitiveNames } from "../palette/ramps.ts";
import { findCircle } from "./findCircle.ts";
import { impliedStates } from "./impliedStates.ts";
import { patterns } from "./patterns.ts";
import { colorTokenForms, holdsColor, plainTokenForms } from "./tokenForms.ts";

/** An override that cannot be used; the token keeps the theme's value. */
export interface OverrideProblem {
  /**
   * `form`: the text does not have the token's form. `unknown`: it names a missing token. `kind`: it names a token of
   * another type or of a higher tier. `circle`: it refers to itself, directly or through others.
   */
  readonly kind: "form" | "unknown" | "kind" | "circle";
  /** JSON path below /theme. */
  readonly path: readonly string[];
  /** The text as written. */
  readonly text: string;
  /** The expected form, in words; for `form`. */
  readonly expected?: string;
  /** The name in question, without braces; for the other kinds. */
  readonly reference?: string;
  /** Every valid name; for `unknown` and `kind`. */
  readonly names?: readonly string[];
}

/** The usable texts of a config, by token. */
export type Overrides<Name extends TokenName = TokenName> = ReadonlyMap<Name, string>;

export interface ReadOverrides {
  readonly plain: Overrides<PlainTokenName>;
  readonly light: Overrides<ColorTokenName>;
  readonly dark: Overrides<ColorTokenName>;
  readonly faults: readonly OverrideProblem[];
}

const reference = /\{([^}]*)\}/gu;

/**
 * Reads a config's overrides of single tokens: `theme.tokens` for both modes, `theme.light` and `theme.dark` for one.
 */
export function readOverrides({ tokens, light, dark }: ThemeConfig): ReadOverrides {
  const faults: OverrideProblem[] = [];
  return {
    plain: readSection("tokens", tokens, plainTokenForms, faults),
    light: readSection("light", light, colorTokenForms, faults),
    dark: readSection("dark", dark, colorTokenForms, faults),
    faults,
  };
}

type Forms<Name> = ReadonlyMap<Name, { readonly pattern: string; readonly expected: { readonly en: string } }>;

function readSection<Name extends TokenName>(
  section: "tokens" | "light" | "dark",
  written: Readonly<Partial<Record<Name, string>>>,
  forms: Forms<Name>,
  faults: OverrideProblem[],
): Overrides<Name> {
  const usable = new Map<Name, string>();
  for (const [name, text] of Object.entries(written) as [Name, string][]) {
    const fault = faultOf(name, text, forms);
    if (fault === undefined) usable.set(name, text);
    else faults.push({ path: [section, name], text, ...fault });
  }
  const nextCircle = () => findCircle(usable, impliedStates(usable.keys()));
  for (let circle = nextCircle(); circle !== undefined; circle = nextCircle()) {
    const { name, next } = circle;
    faults.push({ kind: "circle", path: [section, name], text: usable.get(name) ?? "", reference: next });
    usable.delete(name);
  }
  return usable;
}

function faultOf<Name extends TokenName>(
  name: Name,
  text: string,
  forms: Forms<Name>,
): Omit<OverrideProblem, "path" | "text"> | undefined {
  const form = forms.get(name);
  if (form === undefined || !patternOf(form.pattern).test(text)) {
    return { kind: "form", ...(form === undefined ? {} : { expected: form.expected.en }) };
  }
  for (const match of text.matchAll(reference)) {
    const [found, named = ""] = match;
    const names = namesFor(name, found === text ? tokenTypes[name] : partType(name, match.index));
    if (names.includes(named)) continue;
    const known = Object.hasOwn(tokenTypes, named) || primitiveNames.includes(named);
    return { kind: known ? "kind" : "unknown", reference: named, names };
  }
  return undefined;
}

const compiled = new Map<string, RegExp>();

function patternOf(pattern: string): RegExp {
  const known = compiled.get(pattern) ?? new RegExp(pattern, "u");
  compiled.set(pattern, known);
  return known;
}

/** The type of the part of a composite text at `index`: a whole font is a weight, a size and a family. */
function partType(name: TokenName, index: number): TokenType {
  if (tokenTypes[name] !== "typography") return "color";
  return index === 0 ? "fontWeight" : "fontFamily";
}

/**
 * The tokens of a type that an override may name: those of its own tier or of a lower one. A gradient may be a single
 * colour; a token that must be opaque may only name opaque ones.
 */
export function namesFor(name: TokenName, type: TokenType = tokenTypes[name]): readonly string[] {
  const key = `${name} ${type}`;
  const names = found.get(key) ?? findNames(name, type);
  found.set(key, names);
  return names;
}

/** By token and type: every reference is checked against them. */
const found = new Map<string, readonly string[]>();

function findNames(name: TokenName, type: TokenType): readonly string[] {
  const isComponent = name.startsWith("component.");
  const needsOpaque = colorTokenForms.get(name as ColorTokenName)?.pattern === patterns.opaque;
  const own = Object.entries(tokenTypes)
    .filter(([, other]) => other === type || (type === "gradient" && other === "color"))
    .map(([other]) => other)
    .filter((other) => isComponent || !other.startsWith("component."));
  const all = holdsColor(type) && type !== "border" && type !== "shadow" ? [...own, ...primitiveNames] : own;
  return needsOpaque ? all.filter((other) => !mayBeTranslucent.test(other)) : all;
}

const mayBeTranslucent = /\.(?:scrim|line|lineStrong|hair)$/u;
