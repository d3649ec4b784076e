import { HOME_SECTION, routes } from "@livery/product/routes.ts";
import { PackError } from "../packError.ts";
import { FIRST_LIBRARIES } from "./firstLibraries.ts";
import type { BundleFacts, FileFacts, FirstLoad, RuntimeManifest } from "./runtimeManifest.ts";

/**
 * Adds up every script that is fetched before the home page is interactive: the entry with its imports, and home's own.
 */
export function firstLoad(bundle: BundleFacts, files: Readonly<Record<string, FileFacts>>, budget: number): FirstLoad {
  const sizes = firstScripts(bundle, files, HOME_SECTION).toSorted((a, b) => b.brotli - a.brotli);
  return { scripts: sizes.reduce((sum, { brotli }) => sum + brotli, 0), budget, files: sizes };
}

type Scripts = FirstLoad["files"];

/** Every script that is fetched before a section is interactive, if the visit begins there. */
function firstScripts(
  { entry, sections }: Pick<BundleFacts, "entry" | "sections">,
  files: Readonly<Record<string, FileFacts>>,
  section: string,
): Scripts {
  const scripts = [...new Set([...entry.js, ...(sections[section]?.js ?? [])])];
  return scripts.map((file) => ({ file, brotli: files[file]?.brotli ?? 0 }));
}

/** The section of the slots' lobby; the other lobbies have the same code. */
const LOBBY_SECTION = routes.find(({ path }) => path === "/rng")?.section ?? "";

/** The bytes of every script that is fetched before a lobby is interactive, if the visit begins there. */
export function lobbyScripts(manifest: Pick<RuntimeManifest, "entry" | "sections" | "files">): number {
  return firstScripts(manifest, manifest.files, LOBBY_SECTION).reduce((sum, { brotli }) => sum + brotli, 0);
}

/** Throws a `PackError` with the biggest chunks if the first load is over its budget. */
export function assertWithinBudget({ scripts, budget, files }: FirstLoad): void {
  if (scripts <= budget) return;
  const biggest = files.slice(0, 3).map(({ file, brotli }) => `${file} (${formatBytes(brotli)})`);
  throw new PackError(
    `The scripts of the first load weigh ${formatBytes(scripts)} after brotli, ${formatBytes(scripts - budget)} over the ` +
      `budget of ${formatBytes(budget)} in packages/pack/budget.json. The biggest: ${biggest.join(", ")}. ` +
      `Move code behind a *.section.tsx or a dynamic import.`,
  );
}

/** Throws a `PackError` if the texts that every visit loads, the core's, are over their budget in a language. */
export function assertTextsWithinBudget(
  texts: RuntimeManifest["texts"],
  files: Readonly<Record<string, FileFacts>>,
  budget: number,
): void {
  for (const [language, { core, frame }] of Object.entries(texts)) {
    const bytes = [core, frame].reduce((sum, file) => sum + (files[file]?.brotli ?? 0), 0);
    if (bytes <= budget) continue;
    throw new PackError(
      `The texts that every visit loads in "${language}" weigh ${formatBytes(bytes)} after brotli, ` +
        `${formatBytes(bytes - budget)} over the budget of ${formatBytes(budget)} in packages/pack/budget.json. ` +
        `Move texts to the feature or the page of a centre that shows them.`,
    );
  }
}

/**
 * Throws a `PackError` if a library that only lazy code may use is in the first load. One static import on the way from
 * the entry or from home is enough to add it.
 */
export function assertFirstLibraries({ files }: FirstLoad, { chunks }: Pick<BundleFacts, "chunks">): void {
  for (const { file } of files) {
    const stranger = chunks[file]?.find((module) => module.includes("node_modules/") && !FIRST_LIBRARIES.test(module));
    if (stranger === undefined) continue;
    throw new PackError(
      `The first load contains ${stranger}, in ${file}. Only the libraries of packages/pack/src/runtime/firstLibraries.ts may be ` +
        `there: import it in code that is imported dynamically, or import only its types.`,
    );
  }
}

/** 104857 → `104,857 bytes`. */
function formatBytes(bytes: number): string {
  return `${bytes.toLocaleString("en-US")} bytes`;
}
