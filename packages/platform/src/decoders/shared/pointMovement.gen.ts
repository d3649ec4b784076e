// Generated from schemas/platform/shared/pointMovement.schema.json by `npm run gen`. Do not edit.

/**
 * A movement of points (AP-056).
 */
export interface WirePointMovement {
  /**
   * Its number.
   */
  id: string;
  /**
   * The time, ISO 8601.
   */
  at: string;
  /**
   * Where the points came from, or that they were spent.
   */
  type: "LIVE" | "LOTTERY" | "PVP" | "RNG" | "SPORTS" | "REDEEM" | "DEPOSIT";
  /**
   * The change; negative for points that were spent.
   */
  points: number;
  /**
   * The points after it.
   */
  balance: number;
}
