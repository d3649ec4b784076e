import { checkSvg } from "@livery/brand/svg/checkSvg.ts";
import { SourceText } from "@livery/brand/text/sourceText.ts";
import { type LogoSwatch, logoSwatches } from "@livery/theme/logo/logoSwatches.ts";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { shortHash } from "./contentHash.ts";
import { cacheFolder } from "./workspace.ts";
import { workName } from "./workName.ts";

/** The longer side of the drawing, in pixels: finer than any screen shows the logo beside the brand's name. */
const SIDE = 128;
/** Pixels of an SVG's own unit of length are those of this density. */
const DENSITY = 72;

/**
 * The colours of an SVG as browsers draw it; undefined if it is not safe to draw, which the check reports, or if the
 * image library cannot draw it, which `renderIcons` reports. They are cached by content: most commands then never need
 * the image library, which takes longer to load than all brands to check.
 */
export async function drawLogo(text: string): Promise<readonly LogoSwatch[] | undefined> {
  const { svg, problems } = checkSvg(new SourceText("", text));
  if (problems.length > 0) return undefined;
  const folder = join(cacheFolder, "logos");
  const file = join(folder, `${shortHash(JSON.stringify([SIDE, svg]))}.json`);
  const known = await readFile(file, "utf8").catch(() => undefined);
  if (known !== undefined) return JSON.parse(known) as LogoSwatch[];
  const swatches = await draw(Buffer.from(svg)).catch(() => undefined);
  if (swatches) await store(folder, file, JSON.stringify(swatches)).catch(() => undefined);
  return swatches;
}

async function draw(svg: Buffer): Promise<readonly LogoSwatch[]> {
  const { default: sharp } = await import("sharp");
  const { width, height } = await sharp(svg).metadata();
  const density = Math.max(1, (DENSITY * SIDE) / Math.max(width, height));
  const { data, info } = await sharp(svg, { density })
    .resize(SIDE, SIDE, { fit: "inside" })
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return logoSwatches(data, info.width);
}

/** Readers see the whole file or none. */
async function store(folder: string, file: string, content: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const draft = join(folder, workName("new", "logo"));
  await writeFile(draft, content);
  await rename(draft, file);
}
