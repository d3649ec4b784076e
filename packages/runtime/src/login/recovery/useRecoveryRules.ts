import { type FieldSettings, requiredRule } from "@livery/product/registration.ts";
import { useAtomValue } from "jotai";
import { registerSettingsAtom } from "../../kit/data/registerSettings.ts";
import { useSite } from "../../site/SiteContext.ts";

/**
 * The rules of the fields that identify an account: those of the registration (VF-011 … VF-013). The brand's own apply
 * until the platform's arrive, and if they do not arrive.
 */
export function useRecoveryRules(): (id: "username" | "email" | "mobileNum" | "password") => FieldSettings {
  const { registration } = useSite();
  const { data: settings } = useAtomValue(registerSettingsAtom);
  return (id) => requiredRule(id, { brandRules: registration.rules, settings });
}
