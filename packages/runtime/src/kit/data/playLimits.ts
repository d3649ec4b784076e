import { playLimits } from "@livery/platform/calls/playLimits.ts";
import type { PlayLimitsResponse } from "@livery/platform/decoders/playLimits.gen.js";
import type { WirePlayLimit } from "@livery/platform/decoders/shared/playLimits.gen.ts";
import type { Minor } from "@livery/product/money.ts";
import type { PlayLimitId, PlayTools } from "@livery/product/playTools.ts";
import { callAtom } from "../calls/callAtom.ts";
import type { QueryResult } from "../calls/useQueryResult.ts";

/** The member's own limits (AP-160). */
export const playLimitsAtom = callAtom(playLimits, () => undefined);

/**
 * The platform's time when the device's clock shows `deviceTime`, both in ms since 1970: it goes on from the time in the
 * response, because the device's clock may be wrong. Undefined without such a response.
 */
export function platformTime(
  { data, at, stale }: Pick<QueryResult<PlayLimitsResponse>, "data" | "at" | "stale">,
  deviceTime: number,
): number | undefined {
  const then = Date.parse(data?.now ?? "");
  return stale || Number.isNaN(then) ? undefined : then + deviceTime - at;
}

/** The most that a limit may be by the rules of the brand's market. */
export function ceilingOf({ ceilings }: Pick<PlayTools, "ceilings">, { kind, period }: PlayLimitId): Minor | undefined {
  return ceilings?.find((one) => one.kind === kind && one.period === period)?.amount;
}

/** A limit of deposits that the member has set. */
export interface OwnLimit {
  readonly period: WirePlayLimit["period"];
  readonly value: Minor;
  readonly used: Minor;
  readonly left: Minor;
}

/** The limit of deposits that leaves the least. */
export function tightestLimit(limits: readonly WirePlayLimit[]): OwnLimit | undefined {
  const own = limits.flatMap(({ kind, period, value, used, left }) =>
    kind === "DEPOSIT" && value !== undefined && left !== undefined ? [{ period, value, used, left } as OwnLimit] : [],
  );
  return own.toSorted((one, other) => one.left - other.left)[0];
}
