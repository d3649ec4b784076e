import type { AssetSource, BrandSource, LocaleSource } from "@livery/brand/brandSource.ts";
import { constants, type Dirent } from "node:fs";
import { lstat, open, readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { compareText } from "./compareText.ts";
import { PackError } from "./packError.ts";

/** Longer files are read no further: the core refuses a config of more than 256 KiB, and memory stays bounded. */
const MOST_BYTES = 512 * 1024;

/**
 * Reads every brand folder of `brandsFolder`, sorted by id. Nothing is interpreted: bad JSON is the core's business.
 * `displayRoot` is the folder that paths in messages are relative to. Links are not followed, so that a brand folder
 * cannot pull in a file from elsewhere. Throws a `PackError` when the folder itself cannot be read.
 */
export async function readBrandSources(brandsFolder: string, displayRoot: string): Promise<BrandSource[]> {
  const folders = await listEntries(brandsFolder, (entry) => entry.isDirectory()).catch((error: unknown) => {
    throw new PackError(`The folder of brands ${brandsFolder} cannot be read.`, { cause: error });
  });
  return Promise.all(folders.map((id) => readBrand(join(brandsFolder, id), id, displayRoot)));
}

async function readBrand(folder: string, id: string, displayRoot: string): Promise<BrandSource> {
  const file = join(folder, "brand.json");
  const [text, locales, assets] = await Promise.all([
    readText(file),
    readLocales(join(folder, "locales"), displayRoot),
    readAssets(join(folder, "assets")),
  ]);
  return { id, file: displayPath(file, displayRoot), text, locales, assets };
}

async function readLocales(folder: string, displayRoot: string): Promise<LocaleSource[]> {
  const names = await listFiles(folder);
  return Promise.all(
    names
      .filter((name) => name.endsWith(".json"))
      .map(async (name) => ({
        language: name.slice(0, -".json".length),
        file: displayPath(join(folder, name), displayRoot),
        text: await readText(join(folder, name)),
      })),
  );
}

async function readAssets(folder: string): Promise<AssetSource[]> {
  const names = await listFiles(folder);
  return Promise.all(
    names.map(async (name) => {
      const { text, bytes } = await readStart(join(folder, name));
      return name.toLowerCase().endsWith(".svg") ? { name, text, bytes } : { name, bytes };
    }),
  );
}

/** The files of a folder that is no link; none where there is no such folder. */
async function listFiles(folder: string): Promise<string[]> {
  const isFolder = await lstat(folder).then(
    (stat) => stat.isDirectory(),
    () => false,
  );
  return isFolder ? listEntries(folder, (entry) => entry.isFile()) : [];
}

async function listEntries(folder: string, wanted: (entry: Dirent) => boolean): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => !entry.name.startsWith(".") && wanted(entry))
    .map((entry) => entry.name)
    .toSorted(compareText);
}

/** A missing brand.json reads as empty, which the core reports in the brand's own name. */
async function readText(file: string): Promise<string> {
  return readStart(file).then(
    ({ text }) => text,
    () => "",
  );
}

async function readStart(file: string): Promise<{ text: string; bytes: number }> {
  await using handle = await open(file, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
  const { size } = await handle.stat();
  const buffer = Buffer.alloc(Math.min(size, MOST_BYTES));
  const { bytesRead } = await handle.read(buffer, 0, buffer.length, 0);
  return { text: buffer.toString("utf8", 0, bytesRead), bytes: size };
}

/** Messages show forward slashes everywhere, so that they read and match the same on every system. */
function displayPath(file: string, displayRoot: string): string {
  return relative(displayRoot, file).split(sep).join("/");
}
