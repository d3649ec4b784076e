import { join } from "node:path";
import type { DrawnPack, PackRuntime } from "./renderPack.ts";
import type { Staging } from "./out/outFolder.ts";
import type { PackManifest } from "./out/packManifest.ts";
import { packState, type PackState } from "./out/packRecord.ts";
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
  readonly size: PackSize;
}

/** The files that the manifest of a pack lists. */
interface PackSize {
  readonly files: number;
  /** Of all of them. */
  readonly bytes: number;
}

/** A pack that is in its place, without its manifest: those of a thousand packs take more memory than all else. */
export interface PlacedBrand extends PackedBrand {
  readonly state: PackState;
}

export function packSize(manifest: PackManifest): PackSize {
  const files = Object.values(manifest.files);
  return { files: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) };
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
  const state = packState(folder, manifest);
  out.publish(id, folder);
  return { id, merchant: manifest.merchant, directory: join(out.path, id), size: packSize(manifest), state };
}
