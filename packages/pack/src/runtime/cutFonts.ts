import type { FontFamilyId } from "@livery/theme/fontPairs.ts";
import { type FontFiles, fontFiles } from "@livery/theme/render/fontFiles.ts";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readBaseTexts } from "../readBaseTexts.ts";
import { isAbandoned, workName } from "../workName.ts";
import { cacheFolder } from "../workspace.ts";

const folder = join(cacheFolder, "fonts");

/** Files that no build has used for this long are deleted. */
const KEPT_DAYS = 14;

/** A web font, cut for the interface's texts. Cutting all takes half a minute, so each file is kept by what it is made of. */
export async function cutFont(family: FontFamilyId): Promise<FontFiles> {
  const texts = JSON.stringify(await readBaseTexts());
  const known = cutBefore.get(family);
  if (known?.texts === texts) return known.font;
  const font = fontFiles(family, { texts, keep });
  cutBefore.set(family, { texts, font });
  return font;
}

/** Development asks for the fonts after each change of a brand. */
const cutBefore = new Map<FontFamilyId, { readonly texts: string; readonly font: Promise<FontFiles> }>();

async function keep(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const path = join(folder, `${key}.woff2`);
  const known = await readFile(path).catch(() => undefined);
  if (known !== undefined) {
    const now = new Date();
    await utimes(path, now, now);
    return known;
  }
  const made = await make();
  const staging = join(folder, workName("new", key));
  await mkdir(folder, { recursive: true });
  await writeFile(staging, made);
  await rename(staging, path);
  return made;
}

/** Deletes files that were not used for long, and leftovers of killed builds. */
export async function removeOldCuts(): Promise<void> {
  const oldest = Date.now() - KEPT_DAYS * 24 * 3_600_000;
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    // Another process may delete it first.
    const used = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => oldest,
    );
    if (isAbandoned(name) || used < oldest) await rm(path, { force: true });
  }
}
