import { registerSettings } from "@livery/platform/calls/registerSettings.ts";
import { callAtom } from "../calls/callAtom.ts";

/** How long the settings count as fresh, in ms. They change rarely, and an open form keeps the ones it has. */
const FRESH = 300_000;

/** The platform's settings for the registration form (AU-064); a reload in the same tab keeps them (ST-010). */
export const registerSettingsAtom = callAtom(registerSettings, () => undefined, {
  staleTime: FRESH,
  keptAs: "validate",
});
