import type { RegisterSettingsResponse } from "@livery/platform/decoders/registerSettings.gen.js";
import { registrationSettings } from "../members/registrationSettings.ts";
import type { Route } from "../requestContext.ts";

/** AP-011: which fields the registration has, and their rules. */
export const registerSettings: Route<RegisterSettingsResponse> = ({ merchant }) => registrationSettings(merchant);
