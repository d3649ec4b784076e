import { type FieldSettings, type RegistrationSettings, registrationModes } from "@livery/product/registration.ts";
import { registrationFields } from "@livery/product/registrationFields.ts";
import type { Merchant } from "../merchant.ts";

const rule = (patternId: number, minLength: number, maxLength: number, required = true): FieldSettings => ({
  required,
  patternId,
  minLength,
  maxLength,
});

/** What this platform asks of a merchant's new members: the account fields of its switches, and what its brand wants. */
export function registrationSettings({ switches, registration }: Merchant): RegistrationSettings {
  const modes = registrationModes(switches);
  const further = registrationFields.flatMap(({ id, rule: [patternId, least, most] }) => {
    const wanted = registration.fields[id];
    return wanted === "hidden" ? [] : [[id, rule(patternId, least, most, wanted === "required")] as const];
  });
  return {
    fields: {
      ...(modes.includes("username") && { username: rule(1, 4, 12) }),
      ...(modes.includes("mobile") && { mobileNum: rule(5, 10, 11) }),
      ...(modes.length > 0 && { password: rule(8, 8, 20) }),
      ...Object.fromEntries(further),
    },
    ...(switches.REGMOBVERF3 && { verificationCode: rule(5, 4, 6) }),
  };
}
