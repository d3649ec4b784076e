import { features } from "@livery/product/features.ts";
import { centreTextAddress, coreTextFiles, isCentreText, partsOf, type TextPart } from "@livery/product/textFiles.ts";
import { fontPairs } from "@livery/theme/fontPairs.ts";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { compareText } from "../compareText.ts";
import { shortHash } from "../contentHash.ts";
import { readBaseTexts, textFolders } from "../readBaseTexts.ts";
import { workspaceRoot } from "../workspace.ts";
import { cutFont } from "./cutFonts.ts";
import type { SharedAssetFacts } from "./runtimeManifest.ts";

/** The shared files that are not made by the bundler, with their contents by path in a pack. */
export interface SharedAssets extends SharedAssetFacts {
  readonly contents: ReadonlyMap<string, Uint8Array>;
  /** File → the packages of others that it is made from, as folders from the repository's root. */
  readonly madeOf: ReadonlyMap<string, readonly string[]>;
}

/** The folder of the icon sprites, one file per weight. */
const spritesFolder = join(workspaceRoot, "packages", "ui", "src", "Icon", "sprites");

/** What the glyphs of the sprites are (`scripts/gen/iconSprites.ts`). */
const GLYPHS = "node_modules/@phosphor-icons/core";

/** The script before the first paint; it needs no bundler. */
const startScript = join(workspaceRoot, "packages", "runtime", "src", "app", "startPage.js");

const licencesSheet = join(workspaceRoot, "packages", "pack", "src", "render", "licences.css");

/** The folders and the file that shared assets are made of; development and Storybook watch them. */
export const sharedAssetSources: readonly string[] = [...textFolders, spritesFolder, startScript];

/** Collects texts, icon sprites and fonts; a name describes the file and ends with the hash of its content. */
export async function sharedAssets(): Promise<SharedAssets> {
  const contents = new Map<string, Uint8Array>();
  const add = (name: string, extension: string, content: string | Uint8Array): string => {
    const file = `assets/${name}-${shortHash(content)}.${extension}`;
    contents.set(file, Buffer.from(content));
    return file;
  };
  const icons = await collectIcons(add);
  const madeOf = new Map<string, readonly string[]>(Object.values(icons).map((file) => [file, [GLYPHS]]));
  return {
    start: withoutComments(await readFile(startScript, "utf8")),
    texts: await collectTexts(add, contents),
    icons,
    licences: add("licences", "css", await readFile(licencesSheet)),
    fonts: await collectFonts(add, { contents, madeOf }),
    contents,
    madeOf,
  };
}

/** Removes comments, which visitors need not download. */
function withoutComments(script: string): string {
  return script.replace(/^\/\*.*?\*\/\s*/s, "").replaceAll(/^ *\/\/.*\n/gm, "");
}

type Add = (name: string, extension: string, content: string | Uint8Array) => string;

async function collectTexts(add: Add, contents: Map<string, Uint8Array>): Promise<SharedAssetFacts["texts"]> {
  const texts = Object.entries(await readBaseTexts()).map(([language, files]) => {
    const of = (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, files[id] ?? {}]));
    const core = (part: TextPart): string => {
      const ids = coreTextFiles.filter((id) => partsOf(id)[0] === part);
      return add(`text-${language}-${part}`, "json", JSON.stringify(of(ids)));
    };
    const ids = features.map(({ id }) => id).filter((id) => files[id] !== undefined);
    const panes = Object.keys(files).filter(isCentreText);
    const begin = `assets/text-${language}-${shortHash(JSON.stringify(of(panes)))}-`;
    for (const id of panes) contents.set(centreTextAddress(begin, id), Buffer.from(JSON.stringify(of([id]))));
    const shared = { core: core("core"), frame: core("frame"), panes: { begin, files: panes } };
    return [language, { ...shared, features: of(ids) }] as const;
  });
  return Object.fromEntries(texts);
}

async function collectIcons(add: Add): Promise<Record<string, string>> {
  const names = (await readdir(spritesFolder)).filter((name) => name.endsWith(".gen.svg")).toSorted(compareText);
  const sprites = names.map(async (name) => {
    const weight = name.slice(0, -".gen.svg".length);
    return [weight, add(`icons-${weight}`, "svg", await readFile(join(spritesFolder, name)))] as const;
  });
  return Object.fromEntries(await Promise.all(sprites));
}

/** A font pair's faces are in one stylesheet. Pairs share the files of a family. */
async function collectFonts(
  add: Add,
  { contents, madeOf }: { contents: Map<string, Uint8Array>; madeOf: Map<string, readonly string[]> },
): Promise<SharedAssetFacts["fonts"]> {
  const fonts = Object.entries(fontPairs).map(async ([pair, { families }]) => {
    const cuts = await Promise.all(families.map(cutFont));
    const files = cuts.flatMap((cut) => cut.files);
    // The stylesheet refers to its files as `./name.woff2`: they are in the same folder under these names.
    for (const { name, content } of files) contents.set(`assets/${name}`, content);
    for (const { files: own, packages } of cuts)
      for (const { name } of own)
        madeOf.set(
          `assets/${name}`,
          packages.map((id) => `node_modules/${id}`),
        );
    const css = add(`fonts-${pair}`, "css", cuts.map((cut) => cut.css).join("\n"));
    const first = cuts.flatMap((cut) => cut.first.map(({ name, ...use }) => ({ file: `assets/${name}`, ...use })));
    return [pair, { css, files: files.map(({ name }) => `assets/${name}`), first }] as const;
  });
  return Object.fromEntries(await Promise.all(fonts));
}
