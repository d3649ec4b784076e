/** A brand folder as it was read: texts and sizes, nothing interpreted. The reader is `packages/pack`. */
export interface BrandSource {
  /** Name of the folder, which is the brand's id. */
  readonly id: string;
  /** Path of brand.json as messages show it, e.g. `brands/malgeum/brand.json`. */
  readonly file: string;
  readonly text: string;
  readonly locales: readonly LocaleSource[];
  readonly assets: readonly AssetSource[];
  /** What is there and could not be read; it is not among the texts and files above. */
  readonly unreadable?: readonly Unreadable[];
}

/** A file or folder of a brand that could not be read, and why. */
export interface Unreadable {
  /** As messages show it. */
  readonly path: string;
  /** `missing` is said of brand.json alone: all other files may be absent. */
  readonly reason: "missing" | "denied" | "link" | "noFile" | "noFolder" | "fault";
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
