import { join } from "node:path";
import type { DrawnPack, PackRuntime } from "./drawPack.ts";
import type { OutFolder } from "./out/outFolder.ts";
import type { PackManifest } from "./out/packManifest.ts";
import type { PackWriter } from "./out/packWriter.ts";

interface PlaceOptions {
  readonly runtime: PackRuntime;
  readonly out: OutFolder;
  readonly writer: Pick<PackWriter, "write">;
}

export interface PackedBrand {
  readonly id: string;
  readonly merchant: string;
  readonly directory: string;
  readonly manifest: PackManifest;
}

/** Puts a drawn pack in the place of the brand's last one: staged beside it, then renamed. */
export async function placePack(pack: DrawnPack, { runtime, out, writer }: PlaceOptions): Promise<PackedBrand> {
  const { id, manifest, own, shared } = pack;
  const folder = out.stage(id);
  await writer.write({ folder, own, sharedFolder: runtime.directory, shared });
  out.publish(id, folder);
  return { id, merchant: manifest.merchant, directory: join(out.path, id), manifest };
}
