import { gameTypes } from "@livery/product/gameTypes.ts";
import { isOpen } from "@livery/product/gate.ts";
import type { Merchant } from "../merchant.ts";

/** The game types of a merchant's site, in the order of the header. */
export function offeredTypes(merchant: Merchant): string[] {
  return gameTypes.filter((type) => isOpen(type, merchant)).map(({ id }) => id);
}
