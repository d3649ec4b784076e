import { cpSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.ts";

/** What is installed, built or kept for the next run. */
const left = new Set([
  ".git",
  ".turbo",
  ".cache",
  ".livery",
  "node_modules",
  "dist",
  "reports",
  "storybook-static",
  "test-results",
]);

/** Copies the tree's own files to a folder, so that a program can change them there. */
export function copySources(to: string): void {
  for (const name of readdirSync(root))
    if (!left.has(name)) cpSync(join(root, name), join(to, name), { recursive: true });
}
