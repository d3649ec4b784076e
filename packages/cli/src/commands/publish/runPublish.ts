import { resolve } from "node:path";
import { choosePacks } from "../../choosePacks.ts";
import type { CommandContext } from "../../context.ts";
import type { ExitCode } from "../../exitCode.ts";
import { readSite } from "./delivery/readSite.ts";
import { openTarget } from "./targets/openTarget.ts";
import type { PublishOptions } from "./publish.ts";
import { runDelivery } from "./runDelivery.ts";
import { withoutClosed } from "./withoutClosed.ts";

/** Publishes packs. All are checked before anything is sent. */
export async function runPublish(
  address: string,
  ids: readonly string[],
  options: PublishOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const folder = resolve(options.out);
  const target = await openTarget(address, options);
  const sites = new Map(choosePacks(folder, ids).map((id) => [id, { site: readSite(folder, id) }]));
  return runDelivery(
    "publish",
    target,
    async (state) => {
      if (ids.length > 0) return [...sites.values()];
      const open = withoutClosed([...sites.keys()], state, `livery publish ${address}`, context.terminal);
      return open.flatMap((id) => sites.get(id) ?? []);
    },
    options,
    context,
  );
}
