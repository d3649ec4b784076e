import { join } from "node:path";
import type { DrawnPack, PackRuntime } from "./renderPack.ts";
import type { Staging } from "./out/outFolder.ts";
import type { PackManifest } from "./out/packManifest.ts";
import { packTimes, type PackTimes } from "./out/packRecord.ts";
import type { SharedLinker } from "./out/sharedLinker.ts";
import { writeFiles } from "./out/writeFiles.ts";

interface PlaceOptions {
  readonly runtime: PackRuntime;
  readonly out: Staging;
  readonly linker: Pick<SharedLinker, "link">;
}

export interface PackedBrand {
  readonly id: string;
  readonly merchant: string;
  readonly directory: string;
  readonly manifest: PackManifest;
}

/** A pack that is in its place. */
export interface PlacedBrand extends PackedBrand {
  readonly times: PackTimes;
}

/** Replaces the brand's last pack with a rendered one: staged next to it, then renamed. */
export async function placePack(pack: DrawnPack, { runtime, out, linker }: PlaceOptions): Promise<PlacedBrand> {
  const { id, manifest, own, shared } = pack;
  const folder = out.stage(id);
  const linked = linker.link({ folder, sharedFolder: runtime.directory, shared });
  // If writing fails, nothing waits for the links, which fail as well.
  linked.catch(() => undefined);
  writeFiles(folder, own);
  await linked;
  const times = packTimes(folder);
  out.publish(id, folder);
  return { id, merchant: manifest.merchant, directory: join(out.path, id), manifest, times };
}
