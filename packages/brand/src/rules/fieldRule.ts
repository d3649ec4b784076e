import { type AccountFieldId, accountFields } from "@livery/product/accountFields.ts";
import { type RegistrationFieldId, registrationFields } from "@livery/product/registrationFields.ts";
import type { ResolvedConfig } from "../brandConfig.gen.ts";

interface FieldRule {
  readonly id: AccountFieldId | RegistrationFieldId;
  readonly pattern: number;
  readonly minimum: number;
  readonly maximum: number;
}

/** What the form asks of the fields for which a brand writes a rule: the field's own rule with the brand's parts in it. */
export function fieldRules({ registration }: ResolvedConfig): FieldRule[] {
  return [...accountFields, ...registrationFields].flatMap(({ id, rule }) => {
    const own = registration.rules[id];
    const [pattern, minimum, maximum] = rule;
    return own && Object.keys(own).length > 0 ? [{ id, pattern, minimum, maximum, ...own }] : [];
  });
}
