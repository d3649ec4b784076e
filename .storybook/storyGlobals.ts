import { brands } from "virtual:livery/brands";

export type Brand = (typeof brands)[number];
type Mode = "light" | "dark";

/** What the toolbars hold. `brand` for mode and locale means: as the brand itself begins. */
export interface Choice {
  readonly brand: string;
  readonly mode: string;
  readonly locale: string;
}

/** What a story is shown in. */
export interface Setting {
  readonly brand: Brand;
  readonly mode: Mode;
  readonly locale: string;
}

const modes = ["light", "dark"] as const;

/** The setting that the toolbars ask for. */
export function chosenSetting({ brand: id, mode, locale }: Choice): Setting {
  const brand = brandById(id);
  return {
    brand,
    mode: modes.find((known) => known === mode) ?? brand.site.mode,
    locale: brand.site.locales.find((known) => known === locale) ?? brand.site.defaultLanguage,
  };
}

/**
 * The setting of a story in the tests: brands, modes and languages turn over the stories by the hash of the story's id,
 * so that one run sees them all mixed and the same story always sees the same. `LIVERY_MATRIX_BRAND` and `…_MODE` hold one.
 */
export function testSetting(storyId: string, matrix: { readonly brand: string; readonly mode: string }): Setting {
  const number = hash(storyId);
  const brand = brandById(matrix.brand || brands[number % brands.length]?.id || "");
  const turn = Math.floor(number / brands.length);
  const locales = brand.site.locales;
  return {
    brand,
    mode: modes.find((known) => known === matrix.mode) ?? (turn % 2 === 0 ? "light" : "dark"),
    locale: locales[Math.floor(turn / 2) % locales.length] ?? brand.site.defaultLanguage,
  };
}

function brandById(id: string): Brand {
  const brand = brands.find((known) => known.id === id) ?? brands[0];
  if (!brand) throw new Error("There is no brand: add a folder to brands/ (npm run livery -- new <id>).");
  return brand;
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 2166136261;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16777619);
  return value >>> 0;
}
