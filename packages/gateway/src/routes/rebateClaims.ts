import type { RebateClaimsResponse } from "@livery/platform/decoders/rebateClaims.gen.js";
import { shape } from "@livery/platform/requests/rebateClaims.gen.js";
import { pageOf, totalOf } from "../money/pageOf.ts";
import { wireClaim } from "../rebates/rebates.ts";
import { queryOf } from "../requestOf.ts";
import { type Route, sessionOf } from "../requestContext.ts";

/** AP-134: the member's claims of cashback, newest first. */
export const rebateClaims: Route<RebateClaimsResponse> = (context) => {
  const asked = queryOf(context, shape);
  const { id } = sessionOf(context).member;
  return context.store.read((reading) => {
    const { all, tables } = reading;
    const query = tables.selectFrom("rebate_claim").where("member_id", "=", id);
    const total = totalOf(reading, query);
    const rows = (limit: number, offset: number) =>
      all(query.selectAll().orderBy("at", "desc").orderBy("number", "desc").limit(limit).offset(offset));
    return pageOf(asked, total, rows, wireClaim);
  });
};
