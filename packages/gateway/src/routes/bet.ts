import type { BetResponse } from "@livery/platform/decoders/bet.gen.js";
import { shape } from "@livery/platform/requests/bet.gen.js";
import { describeRound } from "../provider/describeRound.ts";
import { betBy } from "../records/betRecords.ts";
import { queryOf } from "../requestOf.ts";
import { type Route, sessionOf } from "../requestContext.ts";

/** AP-131: one bet with its rounds. A bet of the demonstration provider is one round. */
export const bet: Route<BetResponse> = async (context) => {
  const { id } = queryOf(context, shape);
  const { store, language } = context;
  const { id: memberId } = sessionOf(context).member;
  const found = await store.read((reading) => betBy(reading, id, { memberId, language }));
  const { at, stake, payout } = found.bet;
  return { bet: found.bet, rounds: [{ id, at, stake, payout, result: describeRound(found.round, language) }] };
};
