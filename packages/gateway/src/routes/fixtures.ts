import type { FixturesResponse } from "@livery/platform/decoders/fixtures.gen.js";
import { fixturesAt } from "../games/fixtures.ts";
import { offeredTypes } from "../games/offeredTypes.ts";
import type { Route } from "../requestContext.ts";

/** AP-195: the running and the next matches of sports or e-sports. */
export const fixtures: Route<FixturesResponse> = ({ merchant, language, now, query }) => {
  const type = query.get("gameType") ?? "SPORTS";
  return { fixtures: offeredTypes(merchant).includes(type) ? fixturesAt(type, now, language) : [] };
};
