import type { CompiledTheme } from "@livery/theme/compileTheme.ts";
import { alphaOf } from "@livery/theme/color/srgb.ts";
import { resolveColor } from "@livery/theme/resolveColor.ts";
import { readFileSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { shortHash } from "../contentHash.ts";
import { drawApart } from "../drawing/drawApart.ts";
import type { IconPictures } from "../drawing/drawIcons.ts";
import { cacheFolder } from "../workspace.ts";
import { workName } from "../workName.ts";
import { type IconGround, iconShapes, ON_PLATE, plateSvg } from "./iconShapes.ts";

/** Name in the pack → content. */
export type Icons = ReadonlyMap<string, Uint8Array>;

/** The icons in the web manifest. */
export const manifestIcons = [
  { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
  { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
  { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
] as const;

/**
 * The theme's background; or the brand's plate, if it has one in either mode, because browsers and launchers show icons
 * on light and on dark surfaces.
 */
export function iconGround(theme: CompiledTheme): IconGround {
  const { mode } = theme;
  const plates = ([mode, mode === "light" ? "dark" : "light"] as const).map((each) =>
    resolveColor(theme, each, "logo.plate"),
  );
  const plate = plates.find((hex) => alphaOf(hex) === 1);
  return plate === undefined ? { ground: resolveColor(theme, mode, "bg") } : { ground: plate, plate };
}

/**
 * All icons of a brand from its SVG logo. Rendering takes about 50 ms, so the images are cached by the content they were
 * made from. Throws if the logo cannot be drawn.
 */
export async function renderIcons(logo: string, on: IconGround): Promise<Icons> {
  const key = shortHash(JSON.stringify([iconShapes, ON_PLATE, on, logo]));
  const folder = join(cacheFolder, "icons", key);
  const names = iconShapes.map(({ name }) => name);
  const pictures = readAll(folder, names) ?? (await drawAndStore(folder, logo, on));
  const small = pictures.get("favicon-32.png");
  if (small === undefined) throw new Error("The smallest icon is missing");
  const others = [...pictures].filter(([name]) => name !== "favicon-32.png");
  const scalable = on.plate === undefined ? logo : onPlate(logo, on.plate);
  return new Map([["favicon.svg", Buffer.from(scalable)], ["favicon.ico", icoOf(small, 32)], ...others]);
}

/** The logo as a picture within a picture, so that its styles and ids stay its own. */
function onPlate(logo: string, plate: string): string {
  const edge = 64 * ON_PLATE;
  const gap = (64 - edge) / 2;
  const href = `data:image/svg+xml;base64,${Buffer.from(logo).toString("base64")}`;
  return `${plateSvg(64, plate).slice(0, -"</svg>".length)}<image x="${gap}" y="${gap}" width="${edge}" height="${edge}" href="${href}"/></svg>`;
}

async function drawAndStore(folder: string, logo: string, on: IconGround): Promise<IconPictures> {
  const drawn = await drawApart({ draw: "icons", svg: logo, on });
  await store(folder, drawn);
  return drawn;
}

/** Reads all at once: five small files would otherwise wait for each other. */
function readAll(folder: string, names: readonly string[]): IconPictures | undefined {
  try {
    return new Map(names.map((name) => [name, readFileSync(join(folder, name))]));
  } catch {
    return undefined;
  }
}

async function store(folder: string, pictures: IconPictures): Promise<void> {
  const staging = join(cacheFolder, "icons", workName("new", "icons"));
  await mkdir(staging, { recursive: true });
  for (const [name, content] of pictures) await writeFile(join(staging, name), content);
  // If another process stored the same images meanwhile, the rename fails and these are not needed.
  await rename(staging, folder).catch(() => rm(staging, { recursive: true }));
}

/** An ICO file with one PNG: six bytes of header, one entry of sixteen bytes, the image. */
function icoOf(png: Uint8Array, edge: number): Uint8Array {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(edge, 6);
  header.writeUInt8(edge, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
