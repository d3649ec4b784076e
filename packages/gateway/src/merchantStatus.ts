import type { Call } from "@livery/platform/call.ts";
import type { Kysely } from "kysely";
import { ApiError } from "./http/apiError.ts";
import type { Merchant } from "./merchant.ts";
import type { Tables } from "./store/tables.ts";

const SECOND_MS = 1000;

export type MerchantStatus =
  | { readonly state: "open" }
  /** `end` is in milliseconds since 1970, if it is known. */
  | { readonly state: "maintenance"; readonly end?: number }
  /**
   * Closed to visitors of one country, with the data shown to them; closed to everybody while countries are unknown.
   */
  | { readonly state: "restricted"; readonly ip?: string; readonly country?: string };

export async function readStatus(database: Kysely<Tables>, merchant: string): Promise<MerchantStatus> {
  const row = await database
    .selectFrom("merchant_state")
    .selectAll()
    .where("merchant", "=", merchant)
    .executeTakeFirst();
  if (row?.maintenance)
    return { state: "maintenance", ...(row.maintenance_end !== null && { end: row.maintenance_end }) };
  if (!row?.restricted) return { state: "open" };
  return {
    state: "restricted",
    ...(row.ip !== null && { ip: row.ip }),
    ...(row.country !== null && { country: row.country }),
  };
}

/**
 * Whether a site is closed to the visitor's country: by its status, or because the country is outside its merchant's
 * markets.
 */
export function isRestricted(
  status: MerchantStatus,
  { markets = [] }: Pick<Merchant, "markets">,
  country: string | undefined,
): boolean {
  const isOutside = country !== undefined && markets.length > 0 && !markets.includes(country);
  if (status.state !== "restricted") return isOutside;
  return isOutside || country === undefined || (status.country ?? country) === country;
}

interface Visitor {
  readonly country: string | undefined;
  readonly now: number;
}

/**
 * Rejects a call while the merchant's site is under maintenance or closed to the visitor's country. Calls with
 * `whileClosed`, which report the state or end something, always work.
 */
export async function requireOpenSite(
  database: Kysely<Tables>,
  { whileClosed }: Pick<Call<never, unknown>, "whileClosed">,
  merchant: Pick<Merchant, "merchant" | "markets">,
  { country, now }: Visitor,
): Promise<void> {
  if (whileClosed) return;
  const status = await readStatus(database, merchant.merchant);
  if (status.state === "maintenance") throw new ApiError("MAINTENANCE", waitUntil(status.end, now));
  if (isRestricted(status, merchant, country)) throw new ApiError("RESTRICTED");
}

/** Tells a client when to come back, if that is known. */
function waitUntil(end: number | undefined, now: number): { readonly retryAfter: number } | undefined {
  return end !== undefined && end > now ? { retryAfter: Math.ceil((end - now) / SECOND_MS) } : undefined;
}

export async function writeStatus(database: Kysely<Tables>, merchant: string, status: MerchantStatus): Promise<void> {
  await database
    .replaceInto("merchant_state")
    .values({
      merchant,
      maintenance: status.state === "maintenance" ? 1 : 0,
      maintenance_end: status.state === "maintenance" ? (status.end ?? null) : null,
      restricted: status.state === "restricted" ? 1 : 0,
      ip: status.state === "restricted" ? (status.ip ?? null) : null,
      country: status.state === "restricted" ? (status.country ?? null) : null,
    })
    .execute();
}
