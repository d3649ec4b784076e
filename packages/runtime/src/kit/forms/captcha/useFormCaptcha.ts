import type { FieldSettings } from "@livery/product/registration.ts";
import { useRef, useState } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { type FormFields, withCaptcha } from "../formField.ts";
import { useCaptcha } from "./useCaptcha.ts";

interface FormCaptchaOptions {
  /** The fields of the form without the captcha's. */
  readonly fields: FormFields<string>;
  /** Rule of the captcha that it has from the start. */
  readonly rule: FieldSettings | undefined;
  /** Has a slide captcha from the start where the brand asks for it (AU-019). */
  readonly slides: boolean;
  /** A slide captcha is not shown before `show` is called (AU-058). */
  readonly waits: boolean;
  /** Keeps the proof of a solved captcha as the value of the field. */
  readonly onProof: (proof: string) => void;
  /** The captcha that `show` brought is solved: sends the form. */
  readonly onSolved: () => void;
}

/** The captcha of a form, and the fields of the form with the captcha's. */
export function useFormCaptcha({ fields, rule, slides, waits, onProof, onSolved }: FormCaptchaOptions) {
  const { t } = useTranslation("forms");
  const [isHeldBack, setHeldBack] = useState(waits);
  // A visitor who pressed the button and then solved the captcha need not press it again.
  const sendsWhenSolved = useRef(false);
  const captcha = useCaptcha({
    rule,
    slides,
    waits: isHeldBack,
    onProof(proof) {
      onProof(proof);
      if (proof === "" || !sendsWhenSolved.current) return;
      sendsWhenSolved.current = false;
      onSolved();
    },
  });
  const texts = {
    picture: { label: t("captcha.label"), missing: undefined },
    slide: { label: t("slide.label"), missing: t("slide.missing") },
    widget: { label: t("slide.label"), missing: t("check.missing") },
  };
  return {
    ...captcha,
    fields: withCaptcha(fields, captcha.rule, texts[captcha.captcha?.kind ?? "picture"]),
    /** Shows the captcha that is held back; once it is solved, the form is sent. */
    show() {
      sendsWhenSolved.current = true;
      setHeldBack(false);
    },
  };
}
