import { hostFiles } from "./hostRules.ts";

/** The names of `siteIncludes`. */
export const siteIncludeFiles = { nginx: "_site.nginx.conf" } as const;

/**
 * Files that a release gets in its place on a server, beside those of the pack: name → text. They name the folder of this
 * release, not the link to the current one: a server that reads its configuration only now and then keeps the rules and
 * the files of one release together.
 */
export function siteIncludes(folder: string): readonly (readonly [file: string, text: string])[] {
  const path = (file: string): string => `"${`${folder}${file}`.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
  return [[siteIncludeFiles.nginx, `root ${path("")};\ninclude ${path(`/${hostFiles.nginx}`)};\n`]];
}
