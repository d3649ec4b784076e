import type { WirePointMovement } from "@livery/platform/decoders/shared/pointMovement.gen.ts";

/** A movement of the member's points. */
export type PointMovement = WirePointMovement;

/** Where points come from, and that they were spent (PM-009). */
export const pointTypes = [
  "LIVE",
  "LOTTERY",
  "PVP",
  "RNG",
  "SPORTS",
  "REDEEM",
  "DEPOSIT",
] as const satisfies readonly PointMovement["type"][];
