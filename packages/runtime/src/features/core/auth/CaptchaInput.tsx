import { CaptchaField } from "@livery/ui/CaptchaField/CaptchaField.tsx";
import type { ComponentProps } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import type { CaptchaPicture } from "./useCaptcha.ts";

interface CaptchaInputProps extends Pick<
  ComponentProps<typeof CaptchaField>,
  "ref" | "name" | "onChange" | "onBlur" | "required" | "optionalLabel" | "error"
> {
  readonly captcha: CaptchaPicture;
}

/** The field of the captcha with its picture (AU-016 … AU-018). */
export function CaptchaInput({ captcha: { picture, refresh }, ...field }: CaptchaInputProps) {
  const { t } = useTranslation("auth");
  return (
    <CaptchaField
      label={t("field.captcha")}
      imageLabel={t("captcha.image")}
      refreshLabel={t("captcha.refresh")}
      failedLabel={t("captcha.failed")}
      image={picture.image}
      state={picture.state}
      onRefresh={refresh}
      enterKeyHint="go"
      {...field}
    />
  );
}
