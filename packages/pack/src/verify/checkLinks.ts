import { posix } from "node:path";
import type { ReadPack } from "./readPack.ts";
import type { Fault } from "./verifyPacks.ts";

/** Files that a browser fetches by an address in this pack. */
const NAMED = /\.(?:js|css|json|svg|png|ico|woff2|webmanifest)$/u;

/**
 * Each address of a file in pages, styles and the web manifest leads to one of the pack, and so does each import of a
 * script. Names of screens that a script loads later may be of features that are off.
 */
export function checkLinks({ files }: ReadPack): readonly Fault[] {
  return [...files].flatMap(([file, content]) => {
    const targets = linksIn(file, () => content.toString());
    const missing = [...new Set(targets)].filter((target) => NAMED.test(target) && !files.has(target));
    return missing.map((target) => ({ file, message: `It needs ${target}, which is not in the pack.` }));
  });
}

/** Paths in the pack. */
function linksIn(file: string, text: () => string): readonly string[] {
  if (/\.(?:html|webmanifest)$/u.test(file)) return rooted(text());
  if (file.endsWith(".css")) return relativeTo(file, text(), /url\(["']?([^"')]+)["']?\)/gu);
  if (file.endsWith(".js")) return relativeTo(file, text(), /(?:\bfrom|\bimport)["']([^"']+)["']/gu);
  return [];
}

/** Addresses from the site's root: in attributes, in the data of the start script and in the site config. */
function rooted(text: string): readonly string[] {
  return [...text.matchAll(/(?:["'(]|&quot;)\/((?:assets\/)?[\w.-]+\.\w+)(?=["')]|&quot;)/gu)].map(
    ([, path = ""]) => path,
  );
}

function relativeTo(file: string, text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].flatMap(([, address = ""]) => {
    if (/^(?:data:|https?:|#)/u.test(address)) return [];
    return [address.startsWith("/") ? address.slice(1) : posix.join(posix.dirname(file), address)];
  });
}
