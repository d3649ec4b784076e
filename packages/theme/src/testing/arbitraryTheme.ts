import fc from "fast-check";
import { exampleInput } from "../fixtures/exampleTheme.ts";
import { namesFor } from "../overrides/readOverrides.ts";
import { colorTokenForms, plainTokenForms } from "../overrides/tokenForms.ts";
import type { ThemeConfig } from "../themeConfig.gen.ts";
import type { ThemeInput } from "../themeInput.ts";
import type { TokenName } from "../tokens.ts";

/** Any opaque colour: `#RRGGBB`. */
export const arbitraryHex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((rgb) => `#${rgb.toString(16).padStart(6, "0").toUpperCase()}`);

export const surfaces = ["tonal", "engraved", "outline", "sticker", "glow", "paper"] as const;
export const modes = ["light", "dark"] as const;

/**
 * A text that the form of a token accepts: one of its examples, a colour where one is allowed, or the name of another
 * token.
 */
function arbitraryOverride(name: TokenName, { pattern, examples }: { pattern: string; examples: readonly string[] }) {
  const fits = (text: string) => new RegExp(pattern, "u").test(text);
  const names = namesFor(name)
    .filter((other) => other !== name)
    .map((other) => `{${other}}`)
    .filter(fits);
  return fc.oneof(
    fc.constantFrom(...examples),
    ...(fits("#123456") ? [arbitraryHex, arbitraryHex] : []),
    ...(names.length > 0 ? [fc.constantFrom(...names)] : []),
  );
}

type Forms = ReadonlyMap<TokenName, { readonly pattern: string; readonly examples: readonly string[] }>;

/** Values for `theme.light`, `theme.dark` or `theme.tokens`, a few tokens at a time. */
function arbitraryOverrides(forms: Forms): fc.Arbitrary<Record<string, string>> {
  const entries = [...forms].map(([name, form]) => fc.tuple(fc.constant(name), arbitraryOverride(name, form)));
  return fc.array(fc.oneof(...entries), { maxLength: 5 }).map((chosen) => Object.fromEntries(chosen));
}

const colors = fc.record(
  { brand: arbitraryHex, accent: arbitraryHex, ground: arbitraryHex, panel: arbitraryHex, ink: arbitraryHex },
  { requiredKeys: ["brand"] },
);

/** A brand that sets its brand colour and, if `written`, more colours and single tokens. */
export function arbitraryInput({ written }: { readonly written: boolean }): fc.Arbitrary<ThemeInput> {
  const derived = fc.record({
    mode: fc.constantFrom(...modes),
    surface: fc.constantFrom(...surfaces),
    motif: fc.constantFrom<ThemeConfig["motif"]>("none", "deco", "giwa"),
  });
  const own = fc.record({
    colors,
    light: arbitraryOverrides(colorTokenForms),
    dark: arbitraryOverrides(colorTokenForms),
    tokens: arbitraryOverrides(plainTokenForms),
  });
  return fc
    .tuple(derived, written ? own : arbitraryHex.map((brand) => ({ colors: { brand } })))
    .map(([look, rest]) => exampleInput({ ...look, ...rest } as Partial<ThemeConfig>));
}
