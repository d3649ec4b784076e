import { useTranslation } from "../../../i18n/useTranslation.ts";
import type { ProfileFieldId } from "./profileData.ts";

/** Names a field as the registration does. */
export function useFieldName(): (name: ProfileFieldId) => string {
  const { t } = useTranslation("auth");
  return (name) => t(name === "mobile" ? "field.mobileNum" : `field.${name}`);
}
