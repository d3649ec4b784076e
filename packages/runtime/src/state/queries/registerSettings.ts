import { registerSettings } from "@livery/platform/calls/registerSettings.ts";
import { callAtom } from "./callAtom.ts";

/** How long the rules count as fresh, in ms: they change by hand, and a form that is open keeps its own. */
const FRESH = 300_000;

/** What the platform asks for at the registration (AU-064). */
export const registerSettingsAtom = callAtom(registerSettings, () => undefined, { staleTime: FRESH });
