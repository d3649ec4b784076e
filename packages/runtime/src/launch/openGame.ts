import { type LaunchRequest, launchGame } from "@livery/platform/calls/launchGame.ts";
import { defined } from "@livery/platform/defined.ts";
import { PlatformError } from "@livery/platform/platformError.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { atom } from "jotai";
import { sendAtom } from "../site/send.ts";
import { systemStatusAtom } from "../site/systemStatus.ts";
import { gameAddress } from "./gameAddress.ts";

interface Asked {
  readonly request: LaunchRequest;
  readonly site: Pick<SiteConfig, "play"> & { readonly hosts: Pick<SiteConfig["hosts"], "games"> };
  readonly signal?: AbortSignal | undefined;
}

/** `invalid`: the address that the platform gives is not one to open. `left`: nobody waits for it any more. */
type Opening =
  | { readonly state: "ready"; readonly url: string }
  | { readonly state: "invalid" | "left" }
  | { readonly state: "refused"; readonly error: PlatformError };

/** Asks the platform to open a game or a lottery, and checks the address that it gives (LA-006 … LA-018). */
export const openGameAtom = atom(null, async (get, _set, { request, site, signal }: Asked): Promise<Opening> => {
  try {
    const { url: given } = await get(sendAtom)(launchGame, request, defined({ signal }));
    const cdns = get(systemStatusAtom)?.gameHosts ?? [];
    const url = gameAddress(given, { site, cdns, own: globalThis.location.origin });
    return url === undefined ? { state: "invalid" } : { state: "ready", url };
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    return error.failure === "aborted" ? { state: "left" } : { state: "refused", error };
  }
});
