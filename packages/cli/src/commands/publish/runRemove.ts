import { nearestName } from "@livery/brand/check/nearestName.ts";
import type { CommandContext } from "../../context.ts";
import type { ExitCode } from "../../exitCode.ts";
import { UsageError } from "../../usageError.ts";
import { goneSite } from "./delivery/goneSite.ts";
import type { ChangeOptions } from "./publish.ts";
import { runDelivery } from "./runDelivery.ts";
import { openTarget } from "./targets/openTarget.ts";

/** Takes a brand's site down. */
export async function runRemove(
  address: string,
  id: string,
  options: ChangeOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const target = await openTarget(address, options);
  const code = await runDelivery(
    "remove",
    target,
    async ({ brands }) => {
      if (!brands.get(id)?.current) {
        const nearest = nearestName(id, [...brands.keys()]);
        throw new UsageError(`${address} serves no "${id}".${nearest ? ` Did you mean "${nearest}"?` : ""}`);
      }
      return [{ site: goneSite(id) }];
    },
    options,
    context,
  );
  if (target.removalNote !== undefined) context.terminal.note(target.removalNote);
  return code;
}
