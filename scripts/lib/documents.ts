import type { Tree } from "./checkRule.ts";

const document =
  /^(README|CONTRIBUTING)\.md$|^docs\/[^/]+\.md$|^packages\/[^/]+\/README\.md$|^schemas\/platform\/README\.md$/;

/** The documents that people write and that describe what is there; the register describes what is to come as well. */
export function documentsIn({ files }: Tree): readonly string[] {
  return files.filter((path) => document.test(path) && path !== "docs/requirements.md");
}
