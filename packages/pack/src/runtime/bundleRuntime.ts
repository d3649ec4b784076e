import { HOME_SECTION } from "@livery/product/routes.ts";
import { mkdir, readdir, readFile, utimes, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants as zlib } from "node:zlib";
import { build } from "vite";
import budget from "../../budget.json" with { type: "json" };
import { compareText } from "../compareText.ts";
import { sha256 } from "../contentHash.ts";
import { bundleFacts } from "./bundleFacts.ts";
import type { ChunkGraph } from "./chunkGraph.ts";
import { chunkGraphPlugin } from "./chunkGraphPlugin.ts";
import { removeOldCuts } from "./cutFonts.ts";
import { firstStylesPlugins } from "./firstStylesPlugins.ts";
import { assertFirstLibraries, assertTextsWithinBudget, assertWithinBudget, firstLoad } from "./firstLoad.ts";
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
  const { contents, ...assets } = await sharedAssets();
  await removeOldCuts();
  await mkdir(join(outFolder, "assets"), { recursive: true });
  for (const [file, content] of contents) await writeFile(join(outFolder, file), content);
  onStep("measuring");
  const files = await measureFiles(outFolder);
  const load = firstLoad(facts, files, budget.firstLoadScriptsBrotli);
  assertFirstLibraries(load, facts);
  assertWithinBudget(load);
  assertTextsWithinBudget(assets.texts, files, budget.firstLoadTextsBrotli);
  const firstStyles = await readFirstStyles(outFolder, facts);
  const manifest: RuntimeManifest = { version: 1, ...facts, ...assets, firstStyles, files, firstLoad: load };
  await writeFile(join(outFolder, "runtime-manifest.json"), `${JSON.stringify(manifest, null, 1)}\n`);
  return manifest;
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

async function measureFiles(outFolder: string): Promise<Record<string, FileFacts>> {
  const names = (await readdir(join(outFolder, "assets"))).toSorted(compareText);
  const facts = names.map(
    async (name) => [`assets/${name}`, await measureFile(join(outFolder, "assets", name))] as const,
  );
  return Object.fromEntries(await Promise.all(facts));
}

async function measureFile(path: string): Promise<FileFacts> {
  const content = await readFile(path);
  await utimes(path, SHARED_FILE_TIME, SHARED_FILE_TIME);
  const facts = { bytes: content.length, sha256: sha256(content) };
  // Brotli at its best quality is slow, but these are the sizes in the budget and the size reports.
  return /^(font-.*|.*\.(woff2|svg|json))$/.test(basename(path))
    ? facts
    : { ...facts, brotli: await brotliSize(content) };
}

const compress = promisify(brotliCompress);

async function brotliSize(content: Uint8Array): Promise<number> {
  const params = { [zlib.BROTLI_PARAM_QUALITY]: 11, [zlib.BROTLI_PARAM_SIZE_HINT]: content.length };
  return (await compress(content, { params })).length;
}
