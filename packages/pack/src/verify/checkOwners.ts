import { openFeatures } from "@livery/product/textFiles.ts";
import type { ReadPack } from "./readPack.ts";
import type { Fault } from "./verifyPacks.ts";

/** Each shared file belongs to the core, to a feature that is on, or to a service that the brand uses. */
export function checkOwners({ manifest }: ReadPack): readonly Fault[] {
  const { features, services = [], files } = manifest;
  const on: ReadonlySet<string> = new Set(["core", ...openFeatures({ features }), ...services]);
  return Object.entries(files).flatMap(([file, { owners }]) =>
    !owners || owners.some((owner) => on.has(owner))
      ? []
      : [{ file, message: `It belongs to ${owners.join(", ")}, which is off in this brand.` }],
  );
}
