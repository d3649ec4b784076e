import { resolve } from "node:path";
import { choosePacks } from "../../choosePacks.ts";
import type { CommandContext } from "../../context.ts";
import type { ExitCode } from "../../exitCode.ts";
import { readSite } from "./delivery/readSite.ts";
import { openTarget } from "./targets/openTarget.ts";
import type { PublishOptions } from "./publish.ts";
import { runDelivery } from "./runDelivery.ts";

/** Publishes packs. All are checked before anything is sent. */
export async function runPublish(
  address: string,
  ids: readonly string[],
  options: PublishOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const folder = resolve(options.out);
  const target = await openTarget(address, options);
  const wanted = choosePacks(folder, ids).map((id) => ({ site: readSite(folder, id) }));
  return runDelivery("publish", target, async () => wanted, options, context);
}
