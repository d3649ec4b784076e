import { type AccountFieldId, accountFields } from "@livery/product/accountFields.ts";
import { type RegistrationFieldId, registrationFields } from "@livery/product/registrationFields.ts";
import type { ResolvedConfig } from "../brandConfig.gen.ts";

interface FieldRule {
  readonly id: AccountFieldId | RegistrationFieldId;
  readonly pattern: number;
  readonly minimum: number;
  readonly maximum: number;
}

/** The rules of the form's fields that the brand customises: the field's own rule with the brand's changes applied. */
export function fieldRules({ registration }: ResolvedConfig): FieldRule[] {
  return [...accountFields, ...registrationFields].flatMap(({ id, rule }) => {
    const own = registration.rules[id];
    const [pattern, minimum, maximum] = rule;
    return own && Object.keys(own).length > 0 ? [{ id, pattern, minimum, maximum, ...own }] : [];
  });
}
