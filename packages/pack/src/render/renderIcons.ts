import type { CompiledTheme } from "@livery/theme/compileTheme.ts";
import { alphaOf } from "@livery/theme/color/srgb.ts";
import { resolveColor } from "@livery/theme/resolveColor.ts";
import { readFileSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { shortHash } from "../contentHash.ts";
import { cacheFolder } from "../workspace.ts";
import { workName } from "../workName.ts";

/** A logo is rendered at four times its own size, for fine edges… */
const DENSITY = 288;
/** …unless its own size is larger than this, in pixels: it would use too much memory. */
const MOST_PIXELS = 1024;

/** Name in the pack → content. */
export type Icons = ReadonlyMap<string, Uint8Array>;

interface IconShape {
  readonly name: string;
  /** Edge in pixels. */
  readonly size: number;
  /** The logo's share of the edge. */
  readonly logo: number;
  /** Whether the background is painted; otherwise it is transparent. */
  readonly ground: boolean;
}

/** Launchers keep a circle of 0.8 of a maskable icon; a square fits in it at 0.56. */
const shapes: readonly IconShape[] = [
  { name: "favicon-32.png", size: 32, logo: 1, ground: false },
  { name: "apple-touch-icon.png", size: 180, logo: 0.72, ground: true },
  { name: "icon-192.png", size: 192, logo: 0.92, ground: false },
  { name: "icon-512.png", size: 512, logo: 0.92, ground: false },
  { name: "icon-maskable-512.png", size: 512, logo: 0.56, ground: true },
];

/** The logo's share of the edge of a plate, as a share of its share without one. */
const ON_PLATE = 0.75;

/** The icons in the web manifest. */
export const manifestIcons = [
  { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
  { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
  { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
] as const;

/** What is behind the logo in its icons. */
export interface IconGround {
  /** The colour of icons that fill their square. */
  readonly ground: string;
  /** The colour of a plate behind the logo in all other icons. */
  readonly plate?: string;
}

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
 * made from; a change to this file invalidates the cache.
 */
export async function renderIcons(logo: string, on: IconGround): Promise<Icons> {
  const key = shortHash(JSON.stringify([shapes, ON_PLATE, on, logo]));
  const folder = join(cacheFolder, "icons", key);
  const names = shapes.map(({ name }) => name);
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

function plateSvg(size: number, plate: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="${size}" height="${size}"><rect width="64" height="64" rx="12" fill="${plate}"/></svg>`;
}

async function drawAndStore(folder: string, logo: string, on: IconGround): Promise<Map<string, Uint8Array>> {
  const drawn = await drawAll(logo, on);
  await store(folder, drawn);
  return drawn;
}

async function drawAll(logo: string, { ground, plate }: IconGround): Promise<Map<string, Uint8Array>> {
  // Imported late: a build whose icons are all cached never needs the image library.
  const { default: sharp } = await import("sharp");
  const { width, height } = await sharp(Buffer.from(logo)).metadata();
  const density = Math.min(DENSITY, (DENSITY * MOST_PIXELS) / Math.max(width, height, 1));
  const drawings = shapes.map(async ({ name, size, logo: share, ground: painted }) => {
    const isOnPlate = plate !== undefined && !painted;
    const edge = Math.round(size * share * (isOnPlate ? ON_PLATE : 1));
    const transparent = { r: 0, g: 0, b: 0, alpha: 0 };
    const mark = await sharp(Buffer.from(logo), { density })
      .resize(edge, edge, { fit: "contain", background: transparent })
      .png()
      .toBuffer();
    const canvas = { width: size, height: size, channels: 4 as const, background: painted ? ground : transparent };
    const below = isOnPlate ? [{ input: Buffer.from(plateSvg(size, plate)) }] : [];
    const picture = sharp({ create: canvas }).composite([...below, { input: mark }]);
    return [name, await picture.png({ compressionLevel: 9 }).toBuffer()] as const;
  });
  return new Map<string, Uint8Array>(await Promise.all(drawings));
}

/** Reads all at once: five small files would otherwise wait for each other. */
function readAll(folder: string, names: readonly string[]): Map<string, Uint8Array> | undefined {
  try {
    return new Map(names.map((name) => [name, readFileSync(join(folder, name))]));
  } catch {
    return undefined;
  }
}

async function store(folder: string, pictures: ReadonlyMap<string, Uint8Array>): Promise<void> {
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
