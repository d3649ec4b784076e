import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useSite } from "../../../site/SiteContext.ts";
import { isOnce, openGroups, type Profile } from "./profileData.ts";
import { useFieldName } from "./useFieldName.ts";

/** How much of the profile is filled in, and what of the rest can be set only once. */
export function ProfileLead({ profile }: { readonly profile: Profile }) {
  const { t } = useTranslation("member/profile");
  const nameOf = useFieldName();
  const fields = openGroups(useSite().registration).flatMap((group) => group.fields);
  const missing = fields.filter((name) => !profile[name]);
  const once = missing.filter((name) => isOnce(name, profile)).map(nameOf);
  if (missing.length === 0) return t("lead.all");
  const lead = t("lead", { filled: fields.length - missing.length, all: fields.length });
  return once.length === 0 ? lead : `${lead} ${t("lead.once", { fields: once.join(", ") })}`;
}
