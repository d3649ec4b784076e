import { plainPath } from "../../kit/links/plainPath.ts";

/** The crash games of the slots lobby (RT-038). */
export const CRASH_ADDRESS = "/rng?gameClassify=Crash";

/** Whether an address is that of the crash games. */
export function isCrash(pathname: string, search: string): boolean {
  return plainPath(pathname) === "/rng" && new URLSearchParams(search).get("gameClassify") === "Crash";
}
