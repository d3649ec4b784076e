import { CaptchaField } from "@livery/ui/CaptchaField/CaptchaField.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import type { FormControls } from "../formControls.ts";

/** The captcha of a form, where and as soon as the platform asks for one (AU-016 … AU-018). */
export function CaptchaStep({ form }: { readonly form: Pick<FormControls<never>, "captcha" | "field"> }) {
  const { t } = useTranslation("forms");
  if (!form.captcha) return null;
  const { picture, refresh } = form.captcha;
  return (
    <CaptchaField
      {...form.field("captcha")}
      imageLabel={t("captcha.image")}
      refreshLabel={t("captcha.refresh")}
      failedLabel={t("captcha.failed")}
      image={picture.image}
      state={picture.state}
      onRefresh={refresh}
      enterKeyHint="go"
    />
  );
}
