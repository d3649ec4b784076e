import type { CommandContext } from "../../context.ts";
import type { ExitCode } from "../../exitCode.ts";
import { UsageError } from "../../usageError.ts";
import { earlierSite, releaseBefore } from "./delivery/earlier.ts";
import type { ChangeOptions } from "./publish.ts";
import { runDelivery } from "./runDelivery.ts";
import { openTarget } from "./targets/openTarget.ts";
import { withoutClosed } from "./withoutClosed.ts";

/** Goes back to the previous release of some brands, or of all that have one. */
export async function runRollback(
  address: string,
  ids: readonly string[],
  options: ChangeOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const target = await openTarget(address, options);
  return runDelivery(
    "rollback",
    target,
    async (state) => {
      const { brands } = state;
      const chosen =
        ids.length === 0
          ? withoutClosed([...brands.keys()], state, `livery publish rollback ${address}`, context.terminal)
          : [...new Set(ids)];
      const found = chosen.map((id) => ({ id, release: releaseBefore(brands.get(id) ?? { releases: [] }) }));
      const without = found.find(({ release }) => !release);
      if (without && ids.length > 0) throw new UsageError(`${address} has no earlier release of "${without.id}".`);
      const earlier = found.flatMap(({ id, release }) => (release ? [earlierSite(target, id, release)] : []));
      if (earlier.length === 0) throw new UsageError(`No brand on ${address} has an earlier release.`);
      return Promise.all(earlier);
    },
    options,
    context,
  );
}
