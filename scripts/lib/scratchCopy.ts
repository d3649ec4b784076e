import { copyFileSync, linkSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { copySources } from "./copySources.ts";
import { root } from "./root.ts";

const OWN_PACKAGES = "@livery";
/** From node_modules: the workspace's packages are those of the copy, and it starts without the tools' caches. */
const left = new Set([OWN_PACKAGES, ".cache", ".vite"]);

/** Hard links to the same files. (Vite serves no file from outside the tree, so links to folders do not work.) */
function linkFiles(from: string, to: string, skipped: ReadonlySet<string> = new Set()): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (skipped.has(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.isDirectory()) linkFiles(source, target);
    else linkOrCopy(source, target);
  }
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    // Not every file system has hard links.
    copyFileSync(source, target);
  }
}

/** Makes a copy of the tree with everything installed, on the same disk. The caller removes it. */
export function makeScratchCopy(): string {
  mkdirSync(join(root, ".cache"), { recursive: true });
  const copy = mkdtempSync(join(root, ".cache/mutate-"));
  copySources(copy);
  const modules = join(copy, "node_modules");
  linkFiles(join(root, "node_modules"), modules, left);
  mkdirSync(join(modules, OWN_PACKAGES));
  for (const name of readdirSync(join(copy, "packages")))
    symlinkSync(join(copy, "packages", name), join(modules, OWN_PACKAGES, name), "junction");
  return copy;
}
