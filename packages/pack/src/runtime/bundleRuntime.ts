import { HOME_SECTION } from "@livery/product/routes.ts";
import { mkdir, readdir, readFile, utimes, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { build } from "vite";
import budget from "../../budget.json" with { type: "json" };
import { brotliSize } from "../brotliSize.ts";
import { compareText } from "../compareText.ts";
import { sha256 } from "../contentHash.ts";
import { billOfMaterials } from "./billOfMaterials.ts";
import { bundleFacts } from "./bundleFacts.ts";
import type { ChunkGraph } from "./chunkGraph.ts";
import { chunkGraphPlugin } from "./chunkGraphPlugin.ts";
import { removeOldCuts } from "./cutFonts.ts";
import { firstStylesPlugins } from "./firstStylesPlugins.ts";
import { assertFirstLibraries, assertTextsWithinBudget, assertWithinBudget, firstLoad } from "./firstLoad.ts";
import { packagesOf } from "./packagesOf.ts";
import type { BundleFacts, FileFacts, RuntimeManifest } from "./runtimeManifest.ts";
import { drawingViteConfig, runtimeViteConfig } from "./runtimeViteConfig.ts";
import { sharedAssets } from "./sharedAssets.ts";
import { SHARED_FILE_TIME } from "./sharedFileTime.ts";

/** Bundles an entry without features; the part of the build that needs Vite. */
export async function bundle(entry: string, root: string, outFolder: string): Promise<ChunkGraph> {
  let graph: ChunkGraph | undefined;
  const plugin = chunkGraphPlugin(root, (found) => (graph = found));
  await build(runtimeViteConfig({ entry, outFolder, plugins: [...firstStylesPlugins(), plugin] }));
  if (graph === undefined) throw new Error("Vite finished without reporting its chunks");
  return graph;
}

/** Builds the runtime into `outFolder`: `assets/` and `runtime-manifest.json`. Reports each step as it starts. */
export async function bundleRuntime(
  root: string,
  outFolder: string,
  onStep: (sentence: string) => void,
): Promise<RuntimeManifest> {
  onStep("bundling the runtime");
  const graph = await bundle(join(root, "packages", "runtime", "src", "app", "app.tsx"), root, outFolder);
  const facts = bundleFacts(graph);
  await build(drawingViteConfig({ entry: join(root, "packages", "runtime", "src", "app", "drawHome.tsx"), outFolder }));
  onStep("collecting texts and icons, cutting fonts");
  const { contents, madeOf, ...assets } = await sharedAssets();
  await removeOldCuts();
  await mkdir(join(outFolder, "assets"), { recursive: true });
  for (const [file, content] of contents) await writeFile(join(outFolder, file), content);
  onStep("measuring");
  const { byFile, ...used } = await packagesOf(root, [...modulesOfFiles(graph), ...madeOf]);
  const files = await measureFiles(outFolder, byFile);
  const load = firstLoad(facts, files, budget.firstLoadScriptsBrotli);
  assertFirstLibraries(load, facts);
  assertWithinBudget(load);
  assertTextsWithinBudget(assets.texts, files, budget.firstLoadTextsBrotli);
  const firstStyles = await readFirstStyles(outFolder, facts);
  const manifest: RuntimeManifest = {
    version: 1,
    ...facts,
    ...assets,
    firstStyles,
    files,
    ...used,
    bom: billOfMaterials(used.packages),
    lock: sha256(await readFile(join(root, "package-lock.json"))),
    firstLoad: load,
  };
  await writeFile(join(outFolder, "runtime-manifest.json"), `${JSON.stringify(manifest, null, 1)}\n`);
  return manifest;
}

/** The modules of each script, the bundler's own helpers among them, and of each stylesheet. */
function* modulesOfFiles({ chunks }: ChunkGraph): Generator<readonly [file: string, modules: readonly string[]]> {
  for (const { file, css, modules } of Object.values(chunks)) {
    yield [file, modules];
    const styles = modules.filter((module) => module.endsWith(".css"));
    for (const sheet of css) yield [sheet, styles];
  }
}

/** The styles that the drawn home needs, in the order of their cascade. */
async function readFirstStyles(
  outFolder: string,
  { entry, sections }: Pick<BundleFacts, "entry" | "sections">,
): Promise<RuntimeManifest["firstStyles"]> {
  const files = [...entry.css, ...(sections[HOME_SECTION]?.css ?? [])];
  const texts = await Promise.all(files.map((file) => readFile(join(outFolder, file), "utf8")));
  return { files, css: texts.join("") };
}

async function measureFiles(
  outFolder: string,
  packages: ReadonlyMap<string, readonly string[]>,
): Promise<Record<string, FileFacts>> {
  const names = (await readdir(join(outFolder, "assets"))).toSorted(compareText);
  const facts = names.map(async (name) => {
    const file = `assets/${name}`;
    const made = packages.get(file);
    return [file, { ...(await measureFile(join(outFolder, file))), ...(made && { packages: made }) }] as const;
  });
  return Object.fromEntries(await Promise.all(facts));
}

async function measureFile(path: string): Promise<FileFacts> {
  const content = await readFile(path);
  await utimes(path, SHARED_FILE_TIME, SHARED_FILE_TIME);
  const facts = { bytes: content.length, sha256: sha256(content) };
  return /\.(woff2|svg)$/.test(basename(path)) ? facts : { ...facts, brotli: await brotliSize(content) };
}
