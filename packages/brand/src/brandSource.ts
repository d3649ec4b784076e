/** A brand folder as it was read: texts and sizes, nothing interpreted. The reader is `packages/pack`. */
export interface BrandSource {
  /** Name of the folder, which is the brand's id. */
  readonly id: string;
  /** Path of brand.json as messages show it, e.g. `brands/malgeum/brand.json`. */
  readonly file: string;
  readonly text: string;
  readonly locales: readonly LocaleSource[];
  readonly assets: readonly AssetSource[];
}

/** A file `locales/<language>.json` of a brand folder. */
export interface LocaleSource {
  readonly language: string;
  readonly file: string;
  readonly text: string;
}

/** A file of a brand folder's `assets/`. */
export interface AssetSource {
  readonly name: string;
  /** The source of an SVG; absent for anything else. */
  readonly text?: string;
  /** Size of the file. */
  readonly bytes: number;
}
