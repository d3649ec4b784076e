import type { TransfersResponse } from "@livery/platform/decoders/transfers.gen.js";
import { shape } from "@livery/platform/requests/transfers.gen.js";
import { listTransfers } from "../money/transfers/listTransfers.ts";
import { queryOf } from "../requestOf.ts";
import { type Route, sessionOf } from "../requestContext.ts";

/** AP-122: the member's transfers, newest first. */
export const transfers: Route<TransfersResponse> = (context) => {
  const asked = queryOf(context, shape);
  const { id } = sessionOf(context).member;
  return context.store.read((reading) => listTransfers(reading, id, asked, context.now));
};
