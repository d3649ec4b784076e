import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { siteReads } from "../runtime/siteReads.ts";
import { workspaceRoot } from "../workspace.ts";

/** Parts of the site that modules pass on as a whole: one of their keys is read only where a module also names it. */
const passedOn = ["switches", "constants"];

const notTheSite = /\.(test|stories|gen)\.|\/testing\/|\/product\/src\/(siteConfig|constants)\.ts$/;

const sources = globSync("packages/{runtime,product,platform}/src/**/*.{ts,tsx}", { cwd: workspaceRoot })
  .filter((path) => !notTheSite.test(path))
  .map((file) => ({ file, code: readFileSync(join(workspaceRoot, file), "utf8") }));

const config = {
  file: "siteConfig.ts",
  code: readFileSync(join(workspaceRoot, "packages/product/src/siteConfig.ts"), "utf8"),
};

const reads = new Set([...siteReads([config, ...sources]).values()].flat());

/** Whether the source of a module of the site reads a part of SiteConfig such as `layout.hero`. */
export function isReadBySite(path: string): boolean {
  const [first = "", key] = path.split(".");
  if (reads.has(path)) return true;
  if (key !== undefined && passedOn.includes(first) && !isNamed(key)) return false;
  return [...reads].some((read) => leadsTo(read, path) || leadsTo(path, read));
}

function isNamed(key: string): boolean {
  const name = new RegExp(`\\b${key}\\b`);
  return sources.some(({ code }) => name.test(code));
}

function leadsTo(path: string, other: string): boolean {
  return `${other}.`.startsWith(`${path}.`);
}

/** Paths of the values that differ between two sites; a list is one value. */
export function differingPaths(before: unknown, after: unknown, path = ""): readonly string[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (!isRecord(before) || !isRecord(after)) return [path];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((key) => differingPaths(before[key], after[key], path === "" ? key : `${path}.${key}`));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
