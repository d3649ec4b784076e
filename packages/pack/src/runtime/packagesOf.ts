import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import licences from "spdx-license-list/full.js";
import { compareText } from "../compareText.ts";
import { shortHash } from "../contentHash.ts";
import { PackError } from "../packError.ts";
import type { PackageFacts, RuntimeManifest } from "./runtimeManifest.ts";

/** A package as it is installed. */
interface Installed extends PackageFacts {
  /** Its package URL. */
  readonly purl: string;
  readonly contents: readonly string[];
}

interface UsedPackages extends Pick<RuntimeManifest, "licenceTexts" | "packages"> {
  /** File → the packages that it is made of, sorted. */
  readonly byFile: ReadonlyMap<string, readonly string[]>;
}

/**
 * The packages of others that files are made of, with the texts of their licences. Throws a `PackError` if a package, its
 * licence or the text of that is missing: nothing without a known licence gets into a pack.
 *
 * @param madeOf File → modules, as paths from `root`.
 */
export async function packagesOf(
  root: string,
  madeOf: Iterable<readonly [file: string, modules: readonly string[]]>,
): Promise<UsedPackages> {
  const read = new Map<string, Promise<Installed>>();
  const installed = (folder: string): Promise<Installed> => {
    const known = read.get(folder) ?? readPackage(root, folder);
    read.set(folder, known);
    return known;
  };
  const byFile = new Map<string, readonly string[]>();
  for (const [file, modules] of madeOf) {
    const folders = new Set(modules.flatMap((module) => packageFolder(module) ?? []));
    const purls = (await Promise.all([...folders].map(installed))).map(({ purl }) => purl);
    if (purls.length > 0) byFile.set(file, [...new Set(purls)].toSorted(compareText));
  }
  const found = (await Promise.all(read.values())).toSorted((a, b) => compareText(a.purl, b.purl));
  return {
    byFile,
    packages: Object.fromEntries(found.map(({ purl, contents: _, ...facts }) => [purl, facts])),
    licenceTexts: Object.fromEntries(found.flatMap(({ contents }) => contents.map((text) => [shortHash(text), text]))),
  };
}

/**
 * The folder of a module's package, or undefined for a module of ours. Helpers that the bundler adds are modules of its
 * packages: `virtual:vite/preload-helper.js`.
 */
function packageFolder(module: string): string | undefined {
  const [, helper] = /^virtual:(@[^/+]+[/+][^/@]+|[^@/+]+)[@/]/.exec(module) ?? [];
  if (helper !== undefined) return `node_modules/${helper.replace("+", "/")}`;
  return /^.*\/?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/|$)/.exec(module)?.[0];
}

async function readPackage(root: string, folder: string): Promise<Installed> {
  const text = await readFile(join(root, folder, "package.json"), "utf8").catch((error: unknown) => {
    throw new PackError(`The package in ${folder} is not installed. Run \`npm ci\`.`, { cause: error });
  });
  const { name, version, license } = JSON.parse(text) as Readonly<Record<string, unknown>>;
  if (typeof name !== "string" || typeof version !== "string" || typeof license !== "string")
    throw new PackError(`${folder}/package.json states no licence, so no pack may contain the package.`);
  const contents = await readLicence(join(root, folder), license);
  if (contents.length === 0)
    throw new PackError(
      `The package ${name} is under ${license}, but has no text of that licence, which packs must contain.`,
    );
  const purl = `pkg:npm/${name.replace("@", "%40")}@${version}`;
  return { purl, name, version, licence: license, texts: contents.map(shortHash), contents };
}

/** Files with the texts of licences; that of a bundled build tool's own dependencies is another. */
const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)\b/i;

/** The texts of a package's licence: its files, else the part of its README, else the licence's own text. */
async function readLicence(folder: string, licence: string): Promise<readonly string[]> {
  const names = (await readdir(folder)).toSorted(compareText);
  const files = await Promise.all(
    names.filter((name) => LICENCE_FILE.test(name)).map((name) => readFile(join(folder, name), "utf8")),
  );
  if (files.length > 0) return files.map(tidy);
  const readme = names.find((name) => /^readme\b/i.test(name));
  const said = readme === undefined ? "" : licenceIn(await readFile(join(folder, readme), "utf8"));
  if (said !== "") return [said];
  const standard = licences[licence]?.licenseText;
  // A text with a place for the holder's name says nothing without the name.
  return standard === undefined || /<(?:year|owner|copyright holders?)>/i.test(standard) ? [] : [tidy(standard)];
}

/** The section of a README that is a whole licence; one that only names it is not. */
function licenceIn(readme: string): string {
  const [, section = ""] = /^#+ *licen[cs]e\b.*\n([^]*?)(?=^#|(?![^]))/im.exec(readme) ?? [];
  return /\bpermission\b/i.test(section) ? tidy(section) : "";
}

/** Vite's text goes on with what its own program contains. No pack has any of that. */
function tidy(text: string): string {
  const [own = ""] = text.replaceAll("\r\n", "\n").split(/^#+ Licenses of bundled dependencies$/m);
  return own.trim();
}
