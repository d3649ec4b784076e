import { type LanguageCode, textLanguagesOf } from "@livery/product/languages.ts";
import { brands } from "virtual:livery/brands";
import { type SceneId, scenes } from "./scenes.ts";

export type Brand = (typeof brands)[number];
type Mode = "light" | "dark";
type Contrast = "normal" | "more";

/** What the toolbars hold. `brand` for mode and locale means: as the brand itself begins. */
export interface Choice {
  readonly brand: string;
  readonly mode: string;
  readonly locale: string;
  readonly contrast?: string;
  readonly scene?: string;
}

/** What a story is shown in. */
export interface Setting {
  readonly brand: Brand;
  readonly mode: Mode;
  readonly contrast: Contrast;
  readonly locale: LanguageCode;
  readonly scene: SceneId;
}

/** What Storybook tells of a story that is to be shown. */
interface ShownStory {
  readonly id: string;
  readonly globals: object;
  /** `scenes`: those that the tests turn through for the story; without them every one. */
  readonly parameters: { readonly scenes?: readonly SceneId[] };
}

const inTests = import.meta.env.MODE === "test";

/** What a story is given that is shown with one scene, whatever the toolbar says. */
export function holdScene(scene: SceneId) {
  return { globals: { scene }, parameters: { scenes: [scene] } };
}

/** The setting of a story: what the toolbars ask for; in the tests the story's turn. */
export function settingOf({ id, globals, parameters }: ShownStory): Setting {
  if (!inTests) return chosenSetting(globals as Choice);
  return testSetting(id, __LIVERY_MATRIX__, parameters.scenes);
}

const modes = ["light", "dark"] as const;

/** The setting that the toolbars ask for. */
export function chosenSetting({ brand: id, mode, contrast, locale, scene }: Choice): Setting {
  const brand = brandById(id);
  return {
    brand,
    mode: modes.find((known) => known === mode) ?? brand.site.mode,
    contrast: contrast === "more" ? "more" : "normal",
    locale: brand.site.locales.find((known) => known === locale) ?? brand.site.defaultLanguage,
    scene: sceneById(scene),
  };
}

/**
 * The setting of a story in the tests: brands, modes, contrasts, languages and scenes turn over the stories by the hash of the
 * story's id, so that one run sees them all mixed and the same story always sees the same. `LIVERY_MATRIX_BRAND` and `…_MODE` hold one.
 */
function testSetting(
  storyId: string,
  matrix: { readonly brand: string; readonly mode: string },
  fitting: readonly SceneId[] = scenes.map((scene) => scene.id),
): Setting {
  const number = hash(storyId);
  const brand = brandById(matrix.brand || brands[number % brands.length]?.id || "");
  const turn = Math.floor(number / brands.length);
  const locales = textLanguagesOf(brand.site.locales);
  return {
    brand,
    mode: modes.find((known) => known === matrix.mode) ?? (turn % 2 === 0 ? "light" : "dark"),
    contrast: (number >>> 24) % 4 === 0 ? "more" : "normal",
    locale: locales[Math.floor(turn / 2) % locales.length] ?? brand.site.defaultLanguage,
    scene: fitting[Math.floor(turn / 2 / locales.length) % fitting.length] ?? FIRST_SCENE,
  };
}

const FIRST_SCENE: SceneId = "guest";

function sceneById(id: string | undefined): SceneId {
  return scenes.find((scene) => scene.id === id)?.id ?? FIRST_SCENE;
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
