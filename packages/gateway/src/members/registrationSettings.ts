import {
  type FieldRule,
  type FieldSettings,
  type FormFieldId,
  type RegistrationSettings,
  registrationModes,
} from "@livery/product/registration.ts";
import { registrationFields } from "@livery/product/registrationFields.ts";
import { LONGEST_TOKEN } from "../captcha/turnstile.ts";
import type { Merchant } from "../merchant.ts";

/** This platform's rules for the account fields where the brand sets none. */
const accountRules = {
  username: { pattern: 1, minimum: 4, maximum: 12 },
  mobileNum: { pattern: 5, minimum: 10, maximum: 11 },
  password: { pattern: 8, minimum: 8, maximum: 20 },
  verificationCode: { pattern: 5, minimum: 4, maximum: 6 },
} as const satisfies Partial<Record<FormFieldId, Required<FieldRule>>>;

/**
 * What this platform requires of a merchant's new members: the account fields of its switches, and the brand's own
 * rules.
 */
export function registrationSettings({ switches, registration, turnstile }: Merchant): RegistrationSettings {
  const modes = registrationModes(switches);
  const account = (id: keyof typeof accountRules): FieldSettings => settingsOf(registration, id, accountRules[id]);
  const further = registrationFields.flatMap(({ id, rule: [pattern, minimum, maximum] }) => {
    const wanted = registration.fields[id];
    if (wanted === "hidden") return [];
    const required = wanted === "required";
    if (id === "captcha" && turnstile)
      return [[id, { required, patternId: pattern, maxLength: LONGEST_TOKEN }] as const];
    const own = { pattern, minimum, maximum };
    return [[id, { ...settingsOf(registration, id, own), required }] as const];
  });
  return {
    fields: {
      ...(modes.includes("username") && { username: account("username") }),
      ...((modes.includes("mobile") || switches.REGMOBVERF3) && { mobileNum: account("mobileNum") }),
      ...(modes.length > 0 && { password: account("password") }),
      ...Object.fromEntries(further),
    },
    ...(switches.REGMOBVERF3 && { verificationCode: account("verificationCode") }),
  };
}

/** The rules for an account's name, however the merchant's own members register. */
export function usernameSettings({ registration }: Merchant): FieldSettings {
  return settingsOf(registration, "username", accountRules.username);
}

/** The rules for a password, at registration and for every later change. */
export function passwordSettings({ registration }: Merchant): FieldSettings {
  return settingsOf(registration, "password", accountRules.password);
}

function settingsOf({ rules }: Merchant["registration"], id: FormFieldId, own: Required<FieldRule>): FieldSettings {
  const { pattern, minimum, maximum } = { ...own, ...rules?.[id] };
  return { required: true, patternId: pattern, minLength: minimum, maxLength: maximum };
}
