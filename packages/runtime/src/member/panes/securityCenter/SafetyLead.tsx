import { useTranslation } from "../../../i18n/useTranslation.ts";
import { type Security, safetySettings } from "./securityData.ts";

/** Whether the account is safe, and what is missing. */
export function SafetyLead({ security }: { readonly security: Security }) {
  const { t } = useTranslation("member/securityCenter");
  const missing = safetySettings.filter((id) => !security[id]);
  const values = { count: safetySettings.length - missing.length, all: safetySettings.length };
  if (missing.length === 0) return t("lead.done", { count: safetySettings.length });
  return t("lead.missing", { ...values, missing: missing.map((id) => t(`setting.${id}`)).join(", ") });
}
