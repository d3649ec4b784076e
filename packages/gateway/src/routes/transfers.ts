import type { TransfersAnswer } from "@livery/platform/decoders/transfers.gen.js";
import { shape } from "@livery/platform/requests/transfers.gen.js";
import { listTransfers } from "../money/transfers/listTransfers.ts";
import { queryOf } from "../requestOf.ts";
import { type Route, sessionOf } from "../visit.ts";

/** AP-122: the member's transfers, the newest first. */
export const transfers: Route<TransfersAnswer> = (visit) => {
  const asked = queryOf(visit, shape);
  const { id } = sessionOf(visit).member;
  return visit.store.read((reading) => listTransfers(reading, id, asked, visit.now));
};
