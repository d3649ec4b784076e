import { type FieldSettings, requiredRule } from "@livery/product/registration.ts";
import { useAtomValue } from "jotai";
import { registerSettingsAtom } from "../data/registerSettings.ts";
import { useSite } from "../../site/SiteContext.ts";

/**
 * The rules of the registration's fields for other forms that ask for them (VF-011 … VF-013); there they are required. The
 * brand's own apply until the platform's arrive, and if they do not arrive.
 */
export function useRegistrationRules(): (id: Parameters<typeof requiredRule>[0]) => FieldSettings {
  const { registration } = useSite();
  const { data: settings } = useAtomValue(registerSettingsAtom);
  return (id) => requiredRule(id, { brandRules: registration.rules, settings });
}
