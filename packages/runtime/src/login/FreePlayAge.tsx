import { PlatformError } from "@livery/platform/platformError.ts";
import { calendarAge } from "@livery/product/calendarAge.ts";
import { requiredRule } from "@livery/product/registration.ts";
import { dayIn } from "@livery/product/timeZone.ts";
import { Button } from "@livery/ui/Button/Button.tsx";
import { useTranslation } from "../i18n/useTranslation.ts";
import { FormField } from "../kit/forms/FormField.tsx";
import { WriteForm } from "../kit/forms/WriteForm.tsx";
import { useOpenDialog } from "../dialogs/dialogs.ts";
import { useSite } from "../site/SiteContext.ts";
import * as css from "./auth.css.ts";
import { useFreePlay } from "./useFreePlay.ts";
import { useTimeZone } from "../kit/siteClock.ts";

/**
 * Asks for the date of birth before free play. It is a declaration and no proof; the platform checks it again and keeps
 * nothing of it (CO-012).
 */
export function FreePlayAge() {
  const { t } = useTranslation("auth");
  const { minimumAge: age } = useSite();
  const timeZone = useTimeZone();
  const openDialog = useOpenDialog();
  const form = useFreePlay({
    fields: {
      birthday: {
        label: t("field.birthday"),
        kind: "birthday",
        rule: requiredRule("birthday", {}),
        explained: true,
        texts: { TOO_YOUNG: t("freePlay.young", { age }) },
      },
    },
    before: async ({ birthday = "" }) => {
      if (calendarAge(birthday, dayIn(new Date(), timeZone)) < age) throw tooYoung;
    },
  });
  return (
    <>
      <WriteForm form={form} label={t("freePlay.title")} submitLabel={t("freePlay.begin")}>
        <p className={css.lead}>{t("freePlay.ageLead", { age })}</p>
        <FormField form={form} name="birthday" first />
      </WriteForm>
      <div className={css.back}>
        <Button variant="ghost" block onClick={() => openDialog("login")}>
          {t("forgotPassword.back")}
        </Button>
      </div>
    </>
  );
}

const tooYoung = new PlatformError("refused", "the visitor is below the minimum age", {
  status: 403,
  apiError: { code: "TOO_YOUNG", value: { field: "birthday" } },
});
