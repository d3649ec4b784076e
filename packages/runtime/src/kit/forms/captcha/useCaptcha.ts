import type { FieldSettings } from "@livery/product/registration.ts";
import { useState } from "react";
import { useSite } from "../../../site/SiteContext.ts";
import type { CaptchaResponse } from "./captchaResponse.ts";
import { type CaptchaPicture, useCaptchaPicture } from "./useCaptchaPicture.ts";
import { type HumanCheck, useHumanCheck } from "./useHumanCheck.ts";
import { type SlideCheck, useSlideCaptcha } from "./useSlideCaptcha.ts";

/** A form's captcha, as `CaptchaStep` shows it. */
export type FormCaptcha =
  | ({ readonly kind: "picture" } & CaptchaPicture)
  | ({ readonly kind: "slide"; readonly onPicture: () => void } & SlideCheck)
  | ({ readonly kind: "widget" } & HumanCheck);

interface CaptchaOptions {
  /** The rule of a picture's characters that the form has from the start. */
  readonly rule: FieldSettings | undefined;
  /** Where the brand has slide captchas, the form has one from the start (AU-019). */
  readonly slides: boolean;
  /** Something comes before that slide captcha, which is not shown until then (AU-058). */
  readonly waits: boolean;
  /** Keeps the proof of a solved slide captcha as the value of the field. */
  readonly onProof: (proof: string) => void;
}

/** The id of a response that is a token of the brand's Turnstile widget (AU-085). */
const TURNSTILE = "turnstile";

/**
 * Which captcha a form has. A brand may ask for a slide captcha before logins and registrations; the platform may ask for
 * one at any time. It accepts a slide as weak proof a few times, then only characters; a visitor who cannot slide may
 * choose the characters at once, because they are the stronger proof. In a brand with a widget of Turnstile, that takes the
 * place of both: a visitor who could choose would be a program, and choose the weakest.
 */
export function useCaptcha({ rule, slides, waits, onProof }: CaptchaOptions) {
  const { slideCaptcha = false, turnstile } = useSite();
  const [asked, setAsked] = useState<"picture" | "slide">();
  const hasSlide = slides && slideCaptcha;
  const own = rule ? "picture" : (asked ?? (hasSlide && !waits ? "slide" : undefined));
  const kind = own && turnstile ? "widget" : own;
  const picture = useCaptchaPicture(kind === "picture");
  const slide = useSlideCaptcha(kind === "slide", onProof);
  const widget = useHumanCheck(kind === "widget", onProof);
  const shown = ((): FormCaptcha | undefined => {
    if (kind === "picture") return { kind, ...picture };
    if (kind === "slide") return { kind, ...slide, onPicture: () => setAsked("picture") };
    return kind && { kind, ...widget };
  })();
  return {
    captcha: shown,
    // A token has the form that the provider gives it.
    rule: kind === "widget" ? { required: true } : (rule ?? (kind && { required: true })),
    /** The form has a slide captcha that is not shown yet. */
    isToCome: hasSlide && kind === undefined,
    /** What is sent, with the value of the captcha's field. */
    response: (value: string): CaptchaResponse | undefined => {
      if (kind === "slide") return { id: "", text: "", slideProof: value };
      return kind && { id: kind === "widget" ? TURNSTILE : picture.picture.id, text: value };
    },
    /** The platform wants a captcha; `insists`: it did not accept the one that was sent with the form. */
    ask: (insists: boolean) => setAsked(own === "picture" || insists || !slideCaptcha ? "picture" : "slide"),
    /** After each attempt: pictures, proofs and pieces are good for one. */
    renew: () => shown?.renew(),
    /** What the platform wanted a captcha for is done. */
    settle() {
      shown?.renew();
      setAsked(undefined);
    },
  };
}
