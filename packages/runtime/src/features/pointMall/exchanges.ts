import type { WireRedemption } from "@livery/platform/decoders/shared/redemption.gen.ts";

/** A reward that points were spent on. */
export type Exchange = WireRedemption;

const statuses = {
  "0": "applying",
  P: "applying",
  "1": "approved",
  A: "approved",
  "2": "rejected",
  R: "rejected",
} as const;

export type ExchangeStatus = (typeof statuses)[keyof typeof statuses];

/** What a platform's code means (PM-007); undefined for a code that the site does not know. */
export function exchangeStatus(code: string): ExchangeStatus | undefined {
  return Object.hasOwn(statuses, code) ? statuses[code as keyof typeof statuses] : undefined;
}

/** How a status looks in its row. */
export const statusLooks = { applying: "open", approved: "settled", rejected: "refused" } as const;

export const exchangeTypes = ["GIFT", "BONUS"] as const satisfies readonly Exchange["type"][];
