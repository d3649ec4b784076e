import type { FieldSettings, RegistrationSettings } from "@livery/product/registration.ts";
import type { Call } from "../call.ts";
import { decode } from "../decoded.ts";
import { type RegisterSettingsResponse, type WireRules, shape } from "../decoders/registerSettings.gen.js";
import { defined } from "../defined.ts";

function toFieldSettings({ required = false, ...rules }: WireRules): FieldSettings {
  return { required, ...rules };
}

function toRegistrationSettings({ fields, verificationCode }: RegisterSettingsResponse): RegistrationSettings {
  const entries = Object.entries(fields).map(([name, rules]) => [name, toFieldSettings(rules)]);
  const code = verificationCode && toFieldSettings(verificationCode);
  return { fields: Object.fromEntries(entries), ...defined({ verificationCode: code }) };
}

/** Returns the fields of the registration form and their rules (AP-011). */
export const registerSettings: Call<undefined, RegistrationSettings> = {
  id: "registerSettings",
  requirement: "AP-011",
  method: "GET",
  path: "/wps/system/setting/register",
  auth: "none",
  encrypted: false,
  idempotent: true,
  status: "live",
  encode: () => ({}),
  decode: (value) => decode(shape, value, toRegistrationSettings),
};
