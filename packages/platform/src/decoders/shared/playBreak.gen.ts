// Generated from schemas/platform/shared/playBreak.schema.json by `npm run gen`. Do not edit.

/**
 * A break from play (CO-024 … 026).
 */
export interface WirePlayBreak {
  /**
   * The kind.
   */
  kind: "TIME_OUT" | "EXCLUSION" | "PAUSE";
  /**
   * When it ends, ISO 8601.
   */
  until: string;
  /**
   * What it covers: this brand, or the whole operator group. A request for GROUP gives BRAND if the merchant has no group, because there are no other brands to cover (CO-025).
   */
  scope?: "BRAND" | "GROUP";
}
