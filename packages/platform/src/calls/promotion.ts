import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type PromotionResponse, shape } from "../decoders/promotion.gen.js";
import { defined } from "../defined.ts";
import type { PromotionRequest } from "../requests/promotion.gen.js";

export interface PromotionDetail {
  readonly id: string;
  readonly title: string;
  readonly picture?: string;
  /** Milliseconds since 1970. */
  readonly startsAt: number;
  /** Absent if it does not end. */
  readonly endsAt?: number;
  /** Untrusted HTML: sanitise before showing it (NT-012). */
  readonly content: string;
  /** One sentence each. */
  readonly terms: readonly string[];
  /** The member's activity state, as the platform calls it (PR-013). */
  readonly state?: string;
  /** Why it was rejected (PR-007). */
  readonly reason?: string;
}

function toDetail({ image, startsAt, endsAt, state, reason, ...same }: PromotionResponse): PromotionDetail {
  const end = endsAt === undefined ? undefined : Date.parse(endsAt);
  return { ...same, startsAt: Date.parse(startsAt), ...defined({ picture: image, endsAt: end, state, reason }) };
}

/** Returns one promotion (AP-146). */
export const promotion: Call<PromotionRequest, PromotionDetail> = {
  id: "promotion",
  requirement: "AP-146",
  method: "GET",
  path: "/wps/relay/MCSFE_getPromotion",
  auth: "ifAny",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: (query) => ({ query: { ...query } }),
  decode: (value) => decode(shape, value, toDetail),
};
