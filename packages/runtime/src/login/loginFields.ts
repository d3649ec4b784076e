import type { FormFields, FormFieldSpec } from "../kit/forms/formField.ts";

type LoginFieldId = "username" | "password";

/**
 * A login needs all of its fields and judges none of them: older accounts may look different from what the registration
 * asks for today (VF-006).
 */
export function loginFields(
  label: (id: LoginFieldId) => string,
  texts: NonNullable<FormFieldSpec["texts"]> = {},
): FormFields<LoginFieldId> {
  return {
    username: { label: label("username"), kind: "username", rule: { required: true }, texts },
    password: { label: label("password"), kind: "currentPassword", rule: { required: true } },
  };
}
