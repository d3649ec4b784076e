import { Button } from "@livery/ui/Button/Button.tsx";
import { CaptchaField } from "@livery/ui/CaptchaField/CaptchaField.tsx";
import { CheckField } from "@livery/ui/CheckField/CheckField.tsx";
import { SlideCaptcha } from "@livery/ui/SlideCaptcha/SlideCaptcha.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import type { FormControls } from "../formControls.ts";
import type { FormProblem } from "../formProblem.ts";
import * as css from "./CaptchaStep.css.ts";
import type { FormCaptcha } from "./useCaptcha.ts";

interface CaptchaStepProps {
  readonly form: Pick<FormControls<never>, "captcha" | "field" | "shown">;
}

/** The captcha of a form, where and as soon as the brand or the platform asks for one (AU-016 … AU-020). */
export function CaptchaStep({ form }: CaptchaStepProps) {
  const { t } = useTranslation("forms");
  if (!form.captcha) return null;
  if (form.captcha.kind === "slide") return <SlideStep form={form} slide={form.captcha} />;
  if (form.captcha.kind === "widget") return <WidgetStep form={form} widget={form.captcha} />;
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

interface WidgetStepProps extends CaptchaStepProps {
  readonly widget: Extract<FormCaptcha, { readonly kind: "widget" }>;
}

function WidgetStep({ form, widget: { state, place, renew } }: WidgetStepProps) {
  const { t } = useTranslation("forms");
  const { hint: _, ...field } = form.shown("captcha");
  const texts = { passed: t("slide.passed"), failed: t("check.failed"), retry: t("check.retry") };
  return (
    <CheckField {...field} name="captcha" state={state} texts={texts} onRetry={renew}>
      <div ref={place} />
    </CheckField>
  );
}

interface SlideStepProps extends CaptchaStepProps {
  readonly slide: Extract<FormCaptcha, { readonly kind: "slide" }>;
}

function SlideStep({ form, slide }: SlideStepProps) {
  const { t } = useTranslation("forms");
  const { kind: _, problem, renew: __, onPicture, ...rest } = slide;
  const { error, hint: ___, ...field } = form.shown("captcha");
  const say = (found: FormProblem) => ("key" in found ? t(found.key) : t("slide.misplaced"));
  return (
    <div className={css.step}>
      <SlideCaptcha
        {...field}
        {...rest}
        name="captcha"
        error={problem ? say(problem) : error}
        texts={{
          image: t("slide.image"),
          slide: t("slide.slide"),
          checking: t("slide.checking"),
          passed: t("slide.passed"),
          failed: t("captcha.failed"),
          refresh: t("captcha.refresh"),
          check: t("slide.check"),
        }}
      />
      {slide.state !== "passed" && (
        <Button variant="ghost" size="sm" block onClick={onPicture}>
          {t("slide.other")}
        </Button>
      )}
    </div>
  );
}
