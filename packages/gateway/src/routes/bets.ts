import type { BetsResponse } from "@livery/platform/decoders/bets.gen.js";
import { shape } from "@livery/platform/requests/bets.gen.js";
import { listBets } from "../records/betRecords.ts";
import { queryOf } from "../requestOf.ts";
import { type Route, sessionOf } from "../requestContext.ts";

/** AP-130: the member's bets, newest first, with the totals of all of them. */
export const bets: Route<BetsResponse> = (context) => {
  const asked = queryOf(context, shape);
  const { store, language, now } = context;
  const { id: memberId } = sessionOf(context).member;
  return store.read((reading) => listBets(reading, asked, { memberId, language, now }));
};
