import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { type Program, parseSync } from "oxc-parser";
import type { Tree } from "./checkRule.ts";

const skipped = new Set(["node_modules", "dist", "reports", "storybook-static", "test-results"]);
const hidden = new Set([".git", ".turbo", ".cache", ".tsbuild"]);

function listFiles(folder: string, prefix: string): string[] {
  return readdirSync(join(folder, prefix), { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name) || hidden.has(entry.name)) return [];
    const path = prefix === "" ? entry.name : `${prefix}/${entry.name}`;
    return entry.isDirectory() ? listFiles(folder, path) : [path];
  });
}

function createTree(files: readonly string[], read: (path: string) => string): Tree {
  const texts = new Map<string, string>();
  const programs = new Map<string, Program>();
  const readOnce = (path: string): string => {
    const text = texts.get(path) ?? read(path);
    texts.set(path, text);
    return text;
  };
  const parse = (path: string): Program => {
    const program = programs.get(path) ?? parseSync(path, readOnce(path)).program;
    programs.set(path, program);
    return program;
  };
  return { files: files.toSorted(), read: readOnce, parse };
}

/** The files below a folder, without what is installed or built. */
export function folderTree(folder: string): Tree {
  return createTree(listFiles(folder, ""), (path) => readFileSync(join(folder, path), "utf8"));
}

/** An in-memory tree, path → text, for the rules' own tests. */
export function memoryTree(texts: Readonly<Record<string, string>>): Tree {
  return createTree(Object.keys(texts), (path) => texts[path] ?? "");
}
