import type { PausePlayResponse } from "@livery/platform/decoders/pausePlay.gen.js";
import { withKey } from "../money/keys/withKey.ts";
import { exclude } from "../responsible/exclusions.ts";
import { sessionOf } from "../requestContext.ts";

const PAUSE_MS = 24 * 3_600_000;

/** AP-164: excludes the member for 24 hours, in one action. */
export const pausePlay = withKey<PausePlayResponse>("pausePlay", (context) => {
  const { member } = sessionOf(context);
  const { now } = context;
  return (writing) => exclude(writing, member, { kind: "PAUSE", until: now + PAUSE_MS, now });
});
