import { type LanguageCode, textLanguagesOf } from "@livery/product/languages.ts";
import { brands } from "virtual:livery/brands";
import { CheckedPart } from "./CheckedPart.ts";
import { type SceneId, scenes } from "./scenes.ts";

export type Brand = (typeof brands)[number];
type Mode = "light" | "dark";
type Contrast = "normal" | "more";

/** The values of the toolbars. `brand` as mode or locale means the brand's own default. */
export interface Choice {
  readonly brand: string;
  readonly mode: string;
  readonly locale: string;
  readonly contrast?: string;
  readonly scene?: string;
}

/** The brand, mode, contrast, language and scene of a story. */
export interface Setting {
  readonly brand: Brand;
  readonly mode: Mode;
  readonly contrast: Contrast;
  readonly locale: LanguageCode;
  readonly scene: SceneId;
}

/** The parts of a story's context that decide its setting. */
interface ShownStory {
  readonly id: string;
  readonly globals: object;
  /** `scenes`: the scenes that the tests use for this story; all of them by default. */
  readonly parameters: { readonly scenes?: readonly SceneId[] };
}

const inTests = import.meta.env.MODE === "test";

/** The globals and parameters of a story with one fixed scene, whatever the toolbar shows. */
export function holdScene(scene: SceneId) {
  return { globals: { scene }, parameters: { scenes: [scene] } };
}

/** The same for a story that shows a whole page, header and footer included. */
export function wholePage(scene: SceneId) {
  const { globals, parameters } = holdScene(scene);
  return { globals, parameters: { layout: "fullscreen", ...parameters } };
}

/**
 * The same for a story about what is inside of a page. Its header and footer, which are half of its elements, are those
 * of every page: axe checks them in the stories about them.
 */
export function pageContent(scene: SceneId) {
  const { globals, parameters } = wholePage(scene);
  const context = new CheckedPart(["[data-frame] > header", "[data-frame] > footer"]);
  return { globals, parameters: { ...parameters, a11y: { context } } };
}

/** The setting of a story: from the toolbars, or in tests from the story's id. */
export function settingOf({ id, globals, parameters }: ShownStory): Setting {
  if (!inTests) return chosenSetting(globals as Choice);
  return testSetting(id, __LIVERY_MATRIX__, parameters.scenes);
}

const modes = ["light", "dark"] as const;

/** The setting in the toolbars. */
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
 * The setting of a story in the tests: the hash of the story's id chooses brand, mode, contrast, language and scene. A run
 * covers a mix of all, and each story always gets the same. `LIVERY_MATRIX_BRAND` and `LIVERY_MATRIX_MODE` fix one value.
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
  if (!brand) throw new Error("No brands found: add a folder to brands/ (npm run livery -- new <id>).");
  return brand;
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 2166136261;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16777619);
  return value >>> 0;
}
