import type { PlayLimitsAnswer } from "@livery/platform/decoders/playLimits.gen.js";
import { wirePlayLimits } from "../responsible/playLimits.ts";
import { type Route, sessionOf } from "../visit.ts";

/** AP-160: the member's own limits. */
export const playLimits: Route<PlayLimitsAnswer> = (visit) => {
  const { id } = sessionOf(visit).member;
  return visit.store.read((reading) => ({ limits: wirePlayLimits(reading, id, visit.now) }));
};
