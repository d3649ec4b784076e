import { type FieldSettings, resolveFields } from "@livery/product/registration.ts";
import { registerSettingsAtom } from "../../data/registerSettings.ts";
import { useQueryResult } from "../../calls/useQueryResult.ts";
import { useSite } from "../../../site/SiteContext.ts";
import { useSwitches } from "../../../site/switches.ts";

/**
 * The rule of a new password, which is the registration's (VF-008); undefined while the platform's settings load. Without
 * them the brand's own rule is used, because the platform checks the password in any case.
 */
export function usePasswordRule(): FieldSettings | undefined {
  const { registration } = useSite();
  const switches = useSwitches();
  const { data: settings, failed } = useQueryResult(registerSettingsAtom);
  if (!settings && !failed) return undefined;
  const fields = resolveFields({
    brandDefaults: registration.fields,
    brandRules: registration.rules,
    settings,
    // Also where nobody can register.
    switches: { ...switches, DIRECTREG3: true, USERNAMEREG3: true },
    mode: "username",
  });
  return fields.find(({ id }) => id === "password")?.rule;
}
