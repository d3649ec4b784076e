import type { RealityCheckResponse } from "@livery/platform/decoders/realityCheck.gen.js";
import { playOf, wireRealityCheck } from "../responsible/realityCheck.ts";
import type { Route } from "../requestContext.ts";

/** AP-166: how long the member has played, with what result. */
export const realityCheck: Route<RealityCheckResponse> = (context) => {
  const play = playOf(context);
  return context.store.read((reading) => wireRealityCheck(reading, play));
};
