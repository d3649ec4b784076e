import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type WireFixture, shape } from "../decoders/fixtures.gen.js";
import { defined } from "../defined.ts";

interface FixturesRequest {
  readonly gameType: "SPORTS" | "ESPORTS";
  readonly language: string;
}

export interface Fixture {
  readonly id: string;
  /** The sport's code. */
  readonly sport: string;
  readonly sportName: string;
  readonly league: string;
  readonly home: string;
  readonly away: string;
  /** Milliseconds since 1970. */
  readonly startsAt: number;
  readonly live: boolean;
  /** The current part of a running match: "2nd half". */
  readonly period?: string;
  readonly minute?: number;
  /** Of a running match: the first side's and the other side's. */
  readonly score?: readonly [number, number];
  /** Decimal odds before the start. */
  readonly odds?: { readonly home: number; readonly draw?: number; readonly away: number };
}

function toFixture(wire: WireFixture): Fixture {
  const { homeScore, awayScore, homeOdds, drawOdds, awayOdds, period, minute } = wire;
  return {
    id: wire.fixtureId,
    sport: wire.sportCode,
    sportName: wire.sportName,
    league: wire.leagueName,
    home: wire.homeName,
    away: wire.awayName,
    startsAt: wire.startTime,
    live: wire.live,
    ...defined({ period, minute }),
    ...(homeScore !== undefined && awayScore !== undefined && { score: [homeScore, awayScore] }),
    ...(homeOdds !== undefined &&
      awayOdds !== undefined && { odds: { home: homeOdds, away: awayOdds, ...defined({ draw: drawOdds }) } }),
  };
}

/** Lists the running and the next matches, by their start (AP-195). */
export const fixtures: Call<FixturesRequest, readonly Fixture[]> = {
  id: "fixtures",
  requirement: "AP-195",
  method: "GET",
  path: "/wps/relay/GCSGAME_fixtures",
  auth: "none",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: ({ gameType, language }) => ({ query: { gameType, language } }),
  decode: (value) => decode(shape, value, ({ fixtures: found }) => found.map(toFixture)),
};
