import type { RealityCheckAnswer } from "@livery/platform/decoders/realityCheck.gen.js";
import { wireRealityCheck } from "../responsible/realityCheck.ts";
import { type Route, sessionOf } from "../visit.ts";

/** AP-166: how long the member has played, and what came of it. */
export const realityCheck: Route<RealityCheckAnswer> = (visit) => {
  const session = sessionOf(visit);
  return visit.store.read((reading) => wireRealityCheck(reading, session, visit.now));
};
