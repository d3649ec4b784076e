import type { RealityCheckResponse } from "@livery/platform/decoders/realityCheck.gen.js";
import { wireRealityCheck } from "../responsible/realityCheck.ts";
import { type Route, sessionOf } from "../requestContext.ts";

/** AP-166: how long the member has played, with what result. */
export const realityCheck: Route<RealityCheckResponse> = (context) => {
  const session = sessionOf(context);
  return context.store.read((reading) => wireRealityCheck(reading, session, context.now));
};
