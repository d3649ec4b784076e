import type { FeatureId } from "@livery/product/features.ts";
import { gameTypes } from "@livery/product/gameTypes.ts";
import { isOpen } from "@livery/product/gate.ts";
import type { RoutePath } from "@livery/product/routes.ts";

/** The path of a game type's lobby, if the site has it. `type` comes from the platform and may be unknown. */
export function lobbyOf(type: string, features: Readonly<Record<FeatureId, boolean>>): RoutePath | undefined {
  const row = gameTypes.find(({ id }) => id === type);
  return row && isOpen(row, { features }) ? row.path : undefined;
}
