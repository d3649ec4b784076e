import type { LogoSwatch } from "@livery/theme/logo/logoSwatches.ts";

/** A brand folder as `packages/pack` reads it: texts, file sizes and the colours of logos, not yet interpreted. */
export interface BrandSource {
  /** Name of the folder, which is also the brand's id. */
  readonly id: string;
  /** Path of brand.json as shown in messages, e.g. `brands/malgeum/brand.json`. */
  readonly file: string;
  readonly text: string;
  /** Size of brand.json on disk; of a huge one, `text` is only the beginning. */
  readonly bytes?: number;
  /** sha256 of what was read of it, in hex. */
  readonly sha256?: string;
  readonly locales: readonly LocaleSource[];
  readonly assets: readonly AssetSource[];
  /** Files that exist but could not be read; they are not in `texts` or `files`. */
  readonly unreadable?: readonly Unreadable[];
}

/** A file or folder of a brand that could not be read, and why. */
export interface Unreadable {
  /** As shown in messages. */
  readonly path: string;
  /** `missing` applies to brand.json only: every other file is optional. */
  readonly reason: "missing" | "denied" | "link" | "noFile" | "noFolder" | "fault";
}

/** A file `locales/<language>.json` of a brand folder. */
export interface LocaleSource {
  readonly language: string;
  readonly file: string;
  readonly text: string;
  /** Size on disk; of a huge file, `text` is only the beginning. */
  readonly bytes?: number;
  readonly sha256?: string;
}

/** A file in a brand's `assets/` folder. */
export interface AssetSource {
  readonly name: string;
  /** The SVG source; absent for other files. */
  readonly text?: string;
  /** The colours of the SVG as it is drawn; absent if it is not safe to draw, or cannot be drawn. */
  readonly swatches?: readonly LogoSwatch[];
  /** Why the SVG cannot be drawn, to complete "… cannot be drawn:". */
  readonly failure?: string;
  readonly bytes: number;
  readonly sha256?: string;
}
