import subsetFont from "subset-font";
import { readTables, type Tables } from "./sfnt.ts";

/** The basic Latin letters of a variable font at one of its weights, and at a width in percent if it has that axis. */
export async function pinWeight(font: Buffer, weight: number, width?: number): Promise<Tables> {
  const letters = String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index));
  return readTables(
    await subsetFont(font, letters, {
      targetFormat: "truetype",
      variationAxes: { wght: weight, ...(width !== undefined && { wdth: width }) },
    }),
  );
}
