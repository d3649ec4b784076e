import type { TeamBetsResponse } from "@livery/platform/decoders/teamBets.gen.js";
import { shape } from "@livery/platform/requests/teamBets.gen.js";
import { whomAsked } from "../agents/team.ts";
import { listBets } from "../records/betRecords.ts";
import { queryOf } from "../requestOf.ts";
import { type Route, sessionOf } from "../requestContext.ts";

/** AP-186: the bets of the agent's team, newest first, with the totals of all of them. */
export const teamBets: Route<TeamBetsResponse> = (context) => {
  const { account, ...asked } = queryOf(context, shape);
  const { store, language, now } = context;
  const { member: agent } = sessionOf(context);
  return store.read((reading) => {
    const whose = whomAsked(reading, agent, account);
    return listBets(reading, asked, { memberId: agent.id, whose, language, now });
  });
};
