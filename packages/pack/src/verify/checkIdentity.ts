import { PACK_MANIFEST } from "../out/packManifest.ts";
import type { ReadPack } from "./readPack.ts";
import type { Fault } from "./verifyPacks.ts";

/** The folder, the manifest and the page are those of one brand. */
export function checkIdentity(id: string, { manifest, site }: ReadPack): readonly Fault[] {
  const page = (message: string) => ({ file: "index.html", message });
  return [
    ...(manifest.id === id
      ? []
      : [{ file: PACK_MANIFEST, message: `It is the manifest of the brand "${manifest.id}".` }]),
    ...(site ? [] : [page("It has no site config that can be read.")]),
    ...(!site || site.id === manifest.id ? [] : [page(`It is the page of the brand "${site.id}".`)]),
    ...(!site || site.merchant === manifest.merchant ? [] : [page(`Its merchant is ${site.merchant}.`)]),
  ];
}
