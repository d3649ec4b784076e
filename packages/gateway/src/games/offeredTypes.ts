import { gameTypes } from "@livery/product/gameTypes.ts";
import type { Merchant } from "../merchant.ts";

/** The game types of a merchant's site, in the order of the header. */
export function offeredTypes({ features }: Merchant): string[] {
  return gameTypes.filter(({ feature }) => features[feature]).map(({ id }) => id);
}
