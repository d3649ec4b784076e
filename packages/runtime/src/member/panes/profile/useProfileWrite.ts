import { profile } from "@livery/platform/calls/profile.ts";
import { securityInfo } from "@livery/platform/calls/securityInfo.ts";
import { updateProfile } from "@livery/platform/calls/updateProfile.ts";
import { PlatformError } from "@livery/platform/platformError.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useWrite } from "../../../kit/writes/useWrite.ts";

const invalidates = [profile, securityInfo];

/** Changes the profile (AP-102); the texts are for what the platform refuses of any of its forms. */
export function useProfileWrite(scope: string) {
  const { t } = useTranslation("member/profile");
  return {
    write: useWrite(updateProfile, { invalidates, scope }),
    texts: { UNCHANGED: t("refused.unchanged"), PASSWORD_LOCKED: t("refused.locked") },
  };
}

/** There is nothing to save. */
export const unchanged = new PlatformError("refused", "nothing was changed", {
  status: 422,
  apiError: { code: "UNCHANGED" },
});
