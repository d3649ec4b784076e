import type { FieldSettings } from "@livery/product/registration.ts";
import type { Entered, Faults, FormFields, FormFieldSpec } from "../formField.ts";

/** The fields by their names on the wire (L142). */
export type PasswordFieldId = "oldPassword" | "newPassword" | "confirmNewPassword";

interface PasswordFields {
  readonly label: (id: PasswordFieldId) => string;
  /** The rule of a new password. */
  readonly rule: FieldSettings;
  /** The current password is known, so that nobody has to enter it again (AU-052). */
  readonly isOldKnown: boolean;
  /** Texts for API errors about the current password, by their codes. */
  readonly oldTexts?: FormFieldSpec["texts"];
}

export function passwordFields({ label, rule, isOldKnown, oldTexts }: PasswordFields): FormFields<PasswordFieldId> {
  const required = { required: true };
  return {
    oldPassword: isOldKnown
      ? undefined
      : {
          label: label("oldPassword"),
          kind: "currentPassword",
          rule: required,
          texts: oldTexts,
        },
    newPassword: { label: label("newPassword"), kind: "newPassword", rule: { ...rule, ...required }, explained: true },
    confirmNewPassword: { label: label("confirmNewPassword"), kind: "newPassword", rule: required },
  };
}

/** The new password must be entered twice alike (VF-009) and differ from the current one (VF-010). */
export function newPasswordFaults(
  { oldPassword = "", newPassword = "", confirmNewPassword = "" }: Entered<PasswordFieldId>,
  usedPassword?: string,
): Faults<PasswordFieldId> {
  return {
    newPassword: newPassword !== "" && newPassword === (usedPassword ?? oldPassword) ? "fault.sameAsOld" : undefined,
    confirmNewPassword: confirmNewPassword !== newPassword ? "fault.match" : undefined,
  };
}
