import type { AssetSource } from "@livery/brand/brandSource.ts";
import { LARGEST_LOGO } from "@livery/brand/check/checkLogo.ts";
import { checkSvg } from "@livery/brand/svg/checkSvg.ts";
import { SourceText } from "@livery/brand/text/sourceText.ts";
import { type LogoSwatch, logoSwatches } from "@livery/theme/logo/logoSwatches.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { shortHash } from "./contentHash.ts";
import { drawApart } from "./drawing/drawApart.ts";
import { storeFile } from "./storeFile.ts";
import { cacheFolder } from "./workspace.ts";

/** The longer side of the drawing, in pixels: finer than any screen shows the logo beside the brand's name. */
const SIDE = 128;

/**
 * The colours of an SVG as browsers draw it, or why it cannot be drawn; neither if it is not safe to draw, which the
 * check reports. They are cached by content: most commands then never need the image library, which takes longer to
 * load than all brands to check.
 */
export async function drawLogo(text: string): Promise<Pick<AssetSource, "swatches" | "failure">> {
  if (Buffer.byteLength(text) > LARGEST_LOGO) return {};
  const { svg, problems } = checkSvg(new SourceText("", text));
  if (problems.length > 0) return {};
  const file = join(cacheFolder, "logos", `${shortHash(JSON.stringify([SIDE, svg]))}.json`);
  const known = readKept(file);
  if (known !== undefined) return { swatches: JSON.parse(known) as LogoSwatch[] };
  try {
    const { pixels, width } = await drawApart({ draw: "raster", svg, side: SIDE });
    const swatches = logoSwatches(pixels, width);
    await storeFile(file, JSON.stringify(swatches)).catch(() => undefined);
    return { swatches };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

/** Undefined for a logo that was not drawn yet, or whose colours cannot be read: it is drawn again. */
function readKept(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
