import type { RegisterSettingsAnswer } from "@livery/platform/decoders/registerSettings.gen.js";
import { registrationSettings } from "../members/registrationSettings.ts";
import type { Route } from "../visit.ts";

/** AP-011: which fields the registration has, and their rules. */
export const registerSettings: Route<RegisterSettingsAnswer> = ({ merchant }) => registrationSettings(merchant);
