import { readFileSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { shortHash } from "../contentHash.ts";
import { cacheFolder } from "../workspace.ts";
import { workName } from "../workName.ts";

/** A logo is drawn at four times its own size, so that edges stay fine… */
const DENSITY = 288;
/** …unless its own size is larger than this, in pixels: it would take more memory than the picture is worth. */
const MOST_PIXELS = 1024;

/** Name in the pack → content. */
export type Icons = ReadonlyMap<string, Uint8Array>;

interface IconShape {
  readonly name: string;
  /** Edge in pixels. */
  readonly size: number;
  /** Share of the edge that the logo takes. */
  readonly logo: number;
  /** Whether the ground is painted; otherwise it is transparent. */
  readonly ground: boolean;
}

/** 0.8 of a maskable icon is the circle that no launcher cuts into; a square fits in it at 0.56. */
const shapes: readonly IconShape[] = [
  { name: "favicon-32.png", size: 32, logo: 1, ground: false },
  { name: "apple-touch-icon.png", size: 180, logo: 0.72, ground: true },
  { name: "icon-192.png", size: 192, logo: 0.92, ground: false },
  { name: "icon-512.png", size: 512, logo: 0.92, ground: false },
  { name: "icon-maskable-512.png", size: 512, logo: 0.56, ground: true },
];

/** What the web manifest lists. */
export const manifestIcons = [
  { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
  { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
  { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
] as const;

/**
 * All icons of a brand from its one SVG logo, on the theme's ground. Drawing takes some 50 ms, so the pictures are kept
 * by the content that they were made from; a change of this file's shapes is part of it.
 */
export async function renderIcons(logo: string, ground: string): Promise<Icons> {
  const key = shortHash(JSON.stringify([shapes, ground, logo]));
  const folder = join(cacheFolder, "icons", key);
  const names = shapes.map(({ name }) => name);
  const pictures = readAll(folder, names) ?? (await drawAndStore(folder, logo, ground));
  const small = pictures.get("favicon-32.png");
  if (small === undefined) throw new Error("The icons lack the smallest one");
  const others = [...pictures].filter(([name]) => name !== "favicon-32.png");
  return new Map([["favicon.svg", Buffer.from(logo)], ["favicon.ico", icoOf(small, 32)], ...others]);
}

async function drawAndStore(folder: string, logo: string, ground: string): Promise<Map<string, Uint8Array>> {
  const drawn = await drawAll(logo, ground);
  await store(folder, drawn);
  return drawn;
}

async function drawAll(logo: string, ground: string): Promise<Map<string, Uint8Array>> {
  // Loaded late: a build whose icons are all cached never needs the image library.
  const { default: sharp } = await import("sharp");
  const { width, height } = await sharp(Buffer.from(logo)).metadata();
  const density = Math.min(DENSITY, (DENSITY * MOST_PIXELS) / Math.max(width, height, 1));
  const drawings = shapes.map(async ({ name, size, logo: share, ground: painted }) => {
    const edge = Math.round(size * share);
    const transparent = { r: 0, g: 0, b: 0, alpha: 0 };
    const mark = await sharp(Buffer.from(logo), { density })
      .resize(edge, edge, { fit: "contain", background: transparent })
      .png()
      .toBuffer();
    const canvas = { width: size, height: size, channels: 4 as const, background: painted ? ground : transparent };
    const picture = sharp({ create: canvas }).composite([{ input: mark }]);
    return [name, await picture.png({ compressionLevel: 9 }).toBuffer()] as const;
  });
  return new Map<string, Uint8Array>(await Promise.all(drawings));
}

/** Reads at once: five small files, of which each would wait for the others' turn. */
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
  // Where another process stored the same pictures meanwhile, the rename fails and these are not needed.
  await rename(staging, folder).catch(() => rm(staging, { recursive: true }));
}

/** An ICO file around one PNG: six bytes of header, one entry of sixteen bytes, the picture. */
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
