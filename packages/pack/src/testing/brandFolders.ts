import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, sep } from "node:path";
import { afterAll } from "vitest";
import { compareText } from "../compareText.ts";

/** A temporary folder that is deleted at the end of its scope. */
export function temporaryFolder(): { readonly path: string; [Symbol.dispose](): void } {
  const path = mkdtempSync(join(tmpdir(), "livery-"));
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}

/** A temporary folder for all tests of a file. */
export function suiteFolder(): string {
  const folder = temporaryFolder();
  afterAll(() => folder[Symbol.dispose]());
  return folder.path;
}

interface BrandConfig {
  readonly id: string;
  readonly [key: string]: unknown;
}

/** A brand config for tests: unnamed keys have their defaults. */
export function brandConfig(id: string, merchant: string, changes: object = {}): BrandConfig {
  return {
    id,
    merchant,
    name: { ko: `${id} 이름`, en: `${id} name` },
    theme: { colors: { brand: "#2f5bd0" } },
    ...changes,
  };
}

/** Layouts of brands that look different, for folders with more than one brand. */
export const layouts: readonly object[] = [
  {},
  { header: "rail", nav: "drawer", hero: "board", card: "wide", density: "roomy", heading: "bar", home: ["hot"] },
  {
    header: "split",
    hero: "stage",
    card: "poster",
    lettering: "overlay",
    density: "compact",
    heading: "terminal",
    home: ["live", "hot"],
  },
];

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="30" fill="#3f78e8"/></svg>\n`;

/** A logo that is drawn for the check, but not in the size of every icon: there its pattern is too wide for an image. */
export const UNDRAWN_LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><pattern id="p" width="1700" height="1" patternUnits="userSpaceOnUse"><path d="M0 0h9v9z"/></pattern><path fill="#3f78e8" d="M0 0h24v24H0z"/><path fill="url(#p)" d="M0 0h24v24H0z"/></svg>\n`;

/** Writes a brand folder below `brandsFolder`. */
export function writeBrand(brandsFolder: string, config: BrandConfig, logo = LOGO): void {
  const folder = join(brandsFolder, config.id);
  mkdirSync(join(folder, "assets"), { recursive: true });
  writeFileSync(join(folder, "brand.json"), `${JSON.stringify(config, null, 2)}\n`);
  writeFileSync(join(folder, "assets", "logo.svg"), logo);
}

/** Every file below a folder with its content, sorted by path. */
export function readTree(folder: string): Map<string, Buffer> {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted(compareText);
  return new Map(files.map((file) => [relative(folder, file).split(sep).join("/"), readFileSync(file)]));
}
