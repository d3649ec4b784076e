import { PlatformError } from "@livery/platform/platformError.ts";
import type { FormField } from "@livery/product/registration.ts";
import { refusalDetails } from "./problemOf.ts";
import { type RegisterFault, type RegisterFieldId, ruleMessage } from "./registerRules.ts";

interface RefusedField {
  readonly id: RegisterFieldId;
  readonly fault: RegisterFault;
}

/** What a refusal says of one field, by the platform's code; these know better than a rule what is wrong. */
const byCode: Readonly<Record<string, RefusedField>> = {
  ACCOUNT_TAKEN: { id: "username", fault: "fault.taken" },
  WRONG_CAPTCHA: { id: "captcha", fault: "fault.captcha" },
  // Its rule is kept; why it cannot be used the platform says itself.
  PASSWORD_COMMON: { id: "password", fault: "fault.refused" },
  PASSWORD_HAS_NAME: { id: "password", fault: "fault.refused" },
  PASSWORD_UNSUITABLE: { id: "password", fault: "fault.refused" },
};

/** The field that the platform did not take, and what to say of it; `undefined` where it names none of the form's. */
export function refusedField(reason: unknown, fields: readonly FormField[]): RefusedField | undefined {
  const code = reason instanceof PlatformError ? reason.code : undefined;
  if (code !== undefined && Object.hasOwn(byCode, code)) return byCode[code];
  const { field, rule } = refusalDetails(reason);
  if (rule === "match") return { id: "confirmPassword", fault: "fault.match" };
  const asked = fields.find(({ id }) => id === field);
  return asked && { id: asked.id, fault: rule === "required" ? "in_required" : ruleMessage(asked.rule) };
}
