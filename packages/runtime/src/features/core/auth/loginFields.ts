import type { FormFields } from "../../../parts/forms/formField.ts";

type LoginFieldId = "username" | "password";

/**
 * A login needs all of its fields and judges none of them: older accounts may look different from what the registration
 * asks for today (VF-006).
 */
export function loginFields(label: (id: LoginFieldId) => string): FormFields<LoginFieldId> {
  return {
    username: { label: label("username"), kind: "username", rule: { required: true } },
    password: { label: label("password"), kind: "currentPassword", rule: { required: true } },
  };
}
