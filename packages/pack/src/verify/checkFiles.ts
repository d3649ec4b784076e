import { sha256 } from "../contentHash.ts";
import { PROVENANCE } from "../out/packManifest.ts";
import type { ReadPack } from "./readPack.ts";
import type { Fault } from "./verifyPacks.ts";

/** The pack has exactly the files of its manifest, with their sizes and hashes. */
export function checkFiles({ manifest, files, others }: ReadPack): readonly Fault[] {
  const listed = Object.entries(manifest.files).flatMap(([file, facts]) => {
    const content = files.get(file);
    if (!content) return others.includes(file) ? [] : [{ file, message: "It is in livery.json, but not in the pack." }];
    if (content.length !== facts.bytes)
      return [{ file, message: `It has ${content.length} bytes; livery.json says ${facts.bytes}.` }];
    const isSame = sha256(content) === facts.sha256;
    return isSame ? [] : [{ file, message: "Its content has another hash than in livery.json." }];
  });
  const more = [...files.keys()].filter((file) => file !== PROVENANCE && !Object.hasOwn(manifest.files, file));
  return [
    ...listed,
    ...more.map((file) => ({ file, message: "It is in the pack, but not in livery.json." })),
    ...others.map((file) => ({ file, message: "It is not a regular file." })),
  ];
}
