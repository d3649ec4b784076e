import { notePlatformTime } from "@livery/runtime/kit/platformClock.ts";

/** For a story's `beforeEach`: the clock of its device is five minutes slow, and the platform's responses say so. */
export function slowDevice(): () => void {
  notePlatformTime(Date.now() + 300_000);
  return () => notePlatformTime(Date.now());
}
