import type { BonusesResponse } from "@livery/platform/decoders/bonuses.gen.js";
import { shape } from "@livery/platform/requests/bonuses.gen.js";
import { queryOf } from "../requestOf.ts";
import { type Route, sessionOf } from "../requestContext.ts";
import { listBonuses } from "../rewards/listBonuses.ts";

/** AP-136: the bonuses that the member claimed, with their turnover. */
export const bonuses: Route<BonusesResponse> = (context) => {
  const asked = queryOf(context, shape);
  const { store, language, now } = context;
  const { id: memberId } = sessionOf(context).member;
  return store.read((reading) => listBonuses(reading, asked, { memberId, language, now }));
};
