import type { FormField, FormFieldId } from "@livery/product/registration.ts";
import { type FieldLook, fieldLooks } from "../kit/forms/fieldLooks.ts";
import type { Entered, Faults, FormFields, FormFieldSpec } from "../kit/forms/formField.ts";

/** A field of the form by its name on the wire (L82), or the box of its terms. */
export type RegisterFieldId = Exclude<FormFieldId, "captcha"> | "confirmPassword" | "terms";

/** How the fields are entered: the registration adds the copy of the password and the box of the terms. */
const looks: Readonly<Record<RegisterFieldId, FieldLook>> = {
  ...fieldLooks,
  confirmPassword: { kind: "newPassword" },
  terms: { kind: "box" },
};

interface RegisterTexts {
  readonly label: (id: RegisterFieldId) => string;
  /** Its own texts of a field, by the fault or the API error's code. */
  readonly own: Readonly<Partial<Record<RegisterFieldId, FormFieldSpec["texts"]>>>;
}

/** The names of the form's fields in their order, without the captcha and the terms: the password is entered twice. */
export function registerFieldNames(asked: readonly FormField[]): readonly Exclude<RegisterFieldId, "terms">[] {
  return asked.flatMap(({ id }) =>
    id === "password" ? [id, "confirmPassword" as const] : id === "captcha" ? [] : [id],
  );
}

/** How the form's fields are entered, in their order. */
export function registerFieldLooks(asked: readonly FormField[]): readonly FieldLook[] {
  return registerFieldNames(asked).map((name) => looks[name]);
}

/** The fields of the form by what platform and brand ask for; the terms come last. */
export function registerFormFields(
  asked: readonly FormField[],
  { label, own }: RegisterTexts,
): FormFields<RegisterFieldId> {
  const names: readonly RegisterFieldId[] = [...registerFieldNames(asked), "terms"];
  const specs = names.map((name): [RegisterFieldId, FormFieldSpec] => {
    const rule = asked.find(({ id }) => id === name)?.rule ?? { required: true };
    return [name, { ...looks[name], rule, label: label(name), texts: own[name] }];
  });
  return Object.fromEntries(specs) as FormFields<RegisterFieldId>;
}

/** The password and its copy must be the same (VF-042). */
export function passwordsMatch({
  password = "",
  confirmPassword = "",
}: Entered<RegisterFieldId>): Faults<RegisterFieldId> {
  return confirmPassword === password ? {} : { confirmPassword: "fault.match" };
}
