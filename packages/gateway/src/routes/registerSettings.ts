import type { RegisterSettingsResponse } from "@livery/platform/decoders/registerSettings.gen.js";
import { registrationSettings } from "../members/registrationSettings.ts";
import type { Route } from "../requestContext.ts";

/** AP-011: the fields of the registration and their rules. */
export const registerSettings: Route<RegisterSettingsResponse> = ({ merchant }) => registrationSettings(merchant);
