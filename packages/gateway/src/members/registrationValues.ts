import {
  type FormField,
  type FormFieldId,
  type RegistrationMode,
  registrationModes,
  resolveFields,
} from "@livery/product/registration.ts";
import { linearPattern } from "@livery/product/linearPattern.ts";
import { validateFields } from "@livery/product/validateField.ts";
import { Refusal } from "../http/refusal.ts";
import type { RefusalCode } from "../http/refusalTexts.ts";
import type { Merchant } from "../merchant.ts";
import { type Visit, textOf } from "../visit.ts";
import { namesOf, requireNewPassword } from "./passwords.ts";
import { registrationSettings } from "./registrationSettings.ts";

export type RegistrationValues = Readonly<Partial<Record<FormFieldId, string>>>;

/** Fields whose faults have codes of their own (ER-001, ER-002, ER-005, ER-006). */
const phoneFaults: Readonly<Partial<Record<string, { readonly missing: RefusalCode; readonly invalid: RefusalCode }>>> =
  {
    mobileNum: { missing: "auth/missing-phone-number", invalid: "auth/invalid-phone-number" },
    verificationCode: { missing: "auth/missing-verification-code", invalid: "auth/invalid-verification-code" },
  };

/** The fields of the form as they were filled in; refuses with the first that breaks its rule, as the site does. */
export function registrationValues(visit: Visit, mode: RegistrationMode): RegistrationValues {
  const fields = fieldsOf(visit.merchant, mode);
  const values: RegistrationValues = Object.fromEntries(fields.map(({ id }) => [id, valueOf(visit, id)]));
  const [finding] = Object.entries(validateFields(fields, values, linearPattern));
  if (finding) {
    const [field, { reason: rule }] = finding;
    const fault = phoneFaults[field];
    const code = fault && (rule === "required" ? fault.missing : fault.invalid);
    throw new Refusal(code ?? "FIELD_INVALID", { field, rule });
  }
  requireConfirmed(visit, values);
  return values;
}

/** Whether a registration at this merchant asks for the code of a phone (REGMOBVERF3). */
export function asksForCode(merchant: Merchant): boolean {
  return registrationModes(merchant.switches).some((mode) =>
    fieldsOf(merchant, mode).some(({ id }) => id === "verificationCode"),
  );
}

function fieldsOf(merchant: Merchant, mode: RegistrationMode): readonly FormField[] {
  const { switches, registration } = merchant;
  if (!registrationModes(switches).includes(mode)) throw new Refusal("REGISTRATION_CLOSED");
  const settings = registrationSettings(merchant);
  return resolveFields({ brandDefaults: registration.fields, settings, switches, mode });
}

/** Only a password may have spaces around it. */
function valueOf(visit: Visit, id: FormFieldId): string {
  const value = textOf(visit, id);
  return id === "password" || id === "paymentPassword" ? value : value.trim();
}

function requireConfirmed(visit: Visit, values: RegistrationValues): void {
  const { password, username, mobileNum, email, payeeName } = values;
  const names = namesOf({ account: username, mobile: mobileNum, email, payeeName });
  if (password !== undefined) requireNewPassword(visit.merchant, "password", { password, names });
  const confirmed = textOf(visit, "confirmPassword");
  if (confirmed !== "" && confirmed !== (password ?? "")) {
    throw new Refusal("FIELD_INVALID", { field: "confirmPassword", rule: "match" });
  }
}
