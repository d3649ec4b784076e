import {
  type FormField,
  type FormFieldId,
  type RegistrationMode,
  registrationModes,
  resolveFields,
} from "@livery/product/registration.ts";
import { isoBirthday } from "@livery/product/calendarAge.ts";
import { plainLine } from "@livery/product/hiddenCharacters.ts";
import { linearPattern } from "@livery/product/linearPattern.ts";
import { normalizedCode } from "@livery/product/sentCode.ts";
import { validateFields } from "@livery/product/validateField.ts";
import { homeNumber } from "../codes/mobileNumber.ts";
import { ApiError } from "../http/apiError.ts";
import type { ErrorCode } from "../http/errorTexts.ts";
import type { Merchant } from "../merchant.ts";
import { type RequestContext, textOf } from "../requestContext.ts";
import { namesOf, requireNewPassword } from "./passwords.ts";
import { registrationSettings } from "./registrationSettings.ts";
import { requireAge } from "./requireAge.ts";

export type RegistrationValues = Readonly<Partial<Record<FormFieldId, string>>>;

/** Fields whose errors have their own codes (ER-001, ER-002, ER-005, ER-006). */
const phoneFaults: Readonly<Partial<Record<string, { readonly missing: ErrorCode; readonly invalid: ErrorCode }>>> = {
  mobileNum: { missing: "auth/missing-phone-number", invalid: "auth/invalid-phone-number" },
  verificationCode: { missing: "auth/missing-verification-code", invalid: "auth/invalid-verification-code" },
};

/**
 * The fields of the form as they were filled in; rejects the first one that breaks its rule, as the site does. A birthday
 * has one form, however the brand asks for it: it identifies a person (CO-025).
 */
export function registrationValues(context: RequestContext, mode: RegistrationMode): RegistrationValues {
  const fields = fieldsOf(context.merchant, mode);
  const values: RegistrationValues = Object.fromEntries(fields.map(({ id }) => [id, valueOf(context, id)]));
  const [finding] = Object.entries(validateFields(fields, values, linearPattern));
  if (finding) {
    const [field, { reason: rule }] = finding;
    const fault = phoneFaults[field];
    const code = fault && (rule === "required" ? fault.missing : fault.invalid);
    throw new ApiError(code ?? "FIELD_INVALID", { field, rule });
  }
  requireConfirmed(context, values);
  if (!values.birthday) return values;
  const birthday = isoBirthday(values.birthday) ?? values.birthday;
  requireAge(context, context.merchant.constants.birthdayAge, birthday);
  return { ...values, birthday };
}

function fieldsOf(merchant: Merchant, mode: RegistrationMode): readonly FormField[] {
  const { switches, registration } = merchant;
  if (!registrationModes(switches).includes(mode)) throw new ApiError("REGISTRATION_CLOSED");
  const settings = registrationSettings(merchant);
  const { fields: brandDefaults, forbidden } = registration;
  return resolveFields({ brandDefaults, forbidden, settings, switches, mode });
}

/**
 * Codes and numbers without what people write between their digits, other values without what nobody sees: a name could
 * imitate another, or be a second one of the same person. A password stays as it is.
 */
function valueOf(context: RequestContext, id: FormFieldId): string {
  const value = textOf(context, id);
  if (id === "verificationCode") return normalizedCode(value);
  if (id === "mobileNum") return homeNumber(value, textOf(context, "countryDialingCode"));
  return id === "password" || id === "paymentPassword" ? value : plainLine(value);
}

function requireConfirmed(context: RequestContext, values: RegistrationValues): void {
  const { password, username, mobileNum, email, payeeName } = values;
  const names = namesOf({ account: username, mobile: mobileNum, email, payeeName });
  if (password !== undefined) requireNewPassword(context.merchant, "password", { password, names });
  const confirmed = textOf(context, "confirmPassword");
  if (confirmed !== "" && confirmed !== (password ?? "")) {
    throw new ApiError("FIELD_INVALID", { field: "confirmPassword", rule: "match" });
  }
}
