import { sha256 } from "@livery/pack/contentHash.ts";
import { PACK_MANIFEST } from "@livery/pack/out/packManifest.ts";
import { renderGone } from "@livery/pack/render/hosts/goneFiles.ts";
import type { Content, Site } from "./site.ts";

/** What a brand serves after its removal: nothing but the rules by which a host answers 410, and a page for it. */
export function goneSite(id: string): Site {
  const files = renderGone().map(([path, text]) => [path, contentOf(text)] as const);
  const facts = Object.fromEntries(files.map(([path, { sha256: hash, bytes }]) => [path, { bytes, sha256: hash }]));
  const manifest = `${JSON.stringify({ schemaVersion: 1, id, gone: true, files: facts }, null, 1)}\n`;
  return { id, gone: true, files: new Map([...files, [PACK_MANIFEST, contentOf(manifest)]]) };
}

function contentOf(text: string): Content {
  const content = Buffer.from(text);
  return { sha256: sha256(content), bytes: content.length, read: async () => content };
}
