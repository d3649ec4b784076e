import type { PausePlayAnswer } from "@livery/platform/decoders/pausePlay.gen.js";
import { withKey } from "../money/keys/withKey.ts";
import { exclude } from "../responsible/exclusions.ts";
import { sessionOf } from "../visit.ts";

const PAUSE_MS = 24 * 3_600_000;

/** AP-164: no play for 24 hours, in one action. */
export const pausePlay = withKey<PausePlayAnswer>("pausePlay", (visit) => {
  const { member } = sessionOf(visit);
  const { now } = visit;
  return (writing) => exclude(writing, member, { kind: "PAUSE", until: now + PAUSE_MS, now });
});
