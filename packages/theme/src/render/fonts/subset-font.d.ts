declare module "subset-font" {
  /** Which characters and axes of a font to keep. */
  interface SubsetOptions {
    readonly targetFormat?: "truetype" | "woff2";
    /** Axis → its one value, or the range that remains. */
    readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
    readonly noHinting?: boolean;
    readonly dropTables?: readonly string[];
  }
  const subsetFont: (font: Buffer, text: string, options?: SubsetOptions) => Promise<Buffer>;
  export default subsetFont;
}

declare module "fontverter" {
  const fontverter: { convert(font: Buffer, format: "truetype"): Promise<Buffer> };
  export default fontverter;
}
