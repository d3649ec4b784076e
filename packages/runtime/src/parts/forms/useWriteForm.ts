import { defined } from "@livery/platform/defined.ts";
import { PlatformError } from "@livery/platform/platformError.ts";
import type { FieldSettings } from "@livery/product/registration.ts";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "../../i18n/useTranslation.ts";
import type { Write } from "../../state/writes/useWrite.ts";
import { useCurrency } from "../money/useCurrency.ts";
import { amountFaults, limitValues } from "./formAmounts.ts";
import { apiFieldError } from "./apiFieldError.ts";
import { throttle } from "./captcha/throttle.ts";
import { useCaptcha } from "./captcha/useCaptcha.ts";
import { entered, fieldsResolver, type RawValues } from "./fieldsResolver.ts";
import type { FormControls } from "./formControls.ts";
import {
  type Entered,
  type Faults,
  fieldEntries,
  type FieldFault,
  type FormFields,
  ruleMessage,
  ruleValues,
  withCaptcha,
} from "./formField.ts";
import { errorDetails, type FormProblem, problemOf } from "./formProblem.ts";
import { patternEngine } from "./patternEngine.ts";
import { useFocusRequest } from "./useFocusRequest.ts";
import { useReportUnsaved } from "./unsavedForms.ts";

/**
 * The visitor's answer to a captcha: the characters of a picture, the token of a widget, or else the proof of a solved
 * slide captcha.
 */
export interface CaptchaResponse {
  /** Both are empty with a `slideProof`. */
  readonly id: string;
  readonly text: string;
  readonly slideProof?: string;
}

interface WriteFormOptions<Name extends string, Request, Response> {
  /** The fields it has at present, in their order. */
  readonly fields: FormFields<Name>;
  readonly defaults?: Readonly<Partial<Record<NoInfer<Name>, string | boolean>>> | undefined;
  /** What is wrong that no rule of a single field can say. */
  readonly check?: ((values: Entered<NoInfer<Name>>) => Faults<NoInfer<Name>>) | undefined;
  /**
   * What must be clear before it is sent, and before a slide captcha is shown (AU-058); an error that it throws shows as if
   * the platform had refused the form.
   */
  readonly before?: ((values: Entered<NoInfer<Name>>) => Promise<void>) | undefined;
  readonly write: Write<Request, Response>;
  /** May ask somebody else first, as Firebase for its proof; what it rejects with shows as a failure of the form. */
  readonly request: (
    values: Entered<NoInfer<Name>>,
    captcha: CaptchaResponse | undefined,
  ) => NoInfer<Request> | Promise<NoInfer<Request>>;
  /** The platform did it. What is thrown here shows as a failure of the form. */
  readonly onDone?: ((response: NoInfer<Response>, values: Entered<NoInfer<Name>>) => void | Promise<void>) | undefined;
  /** Sees an API error before the form shows it; resolves to true where that is not needed any more. */
  readonly onRefused?: ((error: PlatformError, values: Entered<NoInfer<Name>>) => Promise<boolean>) | undefined;
  /**
   * Texts for the form as a whole: by the code of an API error, `unknown` for an answer that did not arrive, and `refused`
   * for every other refusal. With `refused`, the platform's own words are not shown, so that they reveal nothing (AU-044).
   */
  readonly texts?: Readonly<Record<string, string>> | undefined;
  /** Sending it twice does no harm: a lost answer reads as a failure and not as an unknown outcome. */
  readonly harmless?: true | undefined;
  /** Rule of the captcha that it has from the start; otherwise it gets one as soon as the platform asks. */
  readonly captcha?: FieldSettings | undefined;
  /** Has a slide captcha from the start where the brand asks for it (AU-019). */
  readonly slides?: true | undefined;
  /** The field to be entered again when the platform refuses the form without naming one. */
  readonly enterAgain?: NoInfer<Name> | undefined;
  /** It is sent at most once in so many ms. */
  readonly pause?: number | undefined;
  /** A dialog around it asks before it closes over what was entered. */
  readonly guarded?: true | undefined;
}

/** A form that changes something on the platform: it judges, sends once at a time, and shows what came of it. */
export function useWriteForm<Name extends string, Request, Response>(
  options: WriteFormOptions<Name, Request, Response>,
): FormControls<Name> {
  const { fields, write, texts = {}, harmless = false } = options;
  const { t } = useTranslation("forms");
  const currency = useCurrency();
  const [problem, setProblem] = useState<FormProblem>();
  const [maySend] = useState(() => throttle(options.pause ?? 0));
  const [isClear, setClear] = useState(options.before === undefined);
  // A visitor who pressed the button and then solved the captcha need not press it again.
  const sendsWhenSolved = useRef(false);
  const human = useCaptcha({
    rule: options.captcha,
    slides: options.slides === true,
    waits: !isClear,
    onProof(proof) {
      form.setValue("captcha", proof, { shouldValidate: proof !== "" && form.formState.isSubmitted });
      if (proof === "" || !sendsWhenSolved.current) return;
      sendsWhenSolved.current = false;
      void form.handleSubmit(send, showFaults)();
    },
  });
  const { captcha } = human;
  const captchaTexts = {
    picture: { label: t("captcha.label"), missing: undefined },
    slide: { label: t("slide.label"), missing: t("slide.missing") },
    widget: { label: t("slide.label"), missing: t("check.missing") },
  };
  const all = withCaptcha(fields, human.rule, captchaTexts[captcha?.kind ?? "picture"]);
  const form = useForm<RawValues>({
    defaultValues: { ...blank(fields), ...(options.defaults as RawValues), captcha: "" },
    resolver: fieldsResolver(all, (values) => ({
      ...options.check?.(values as Entered<Name>),
      ...amountFaults(all, values, currency),
    })),
    // By the order of the page, below: also controls that are given their value have a place in it.
    shouldFocusError: false,
  });
  const { errors, isSubmitting, isDirty } = form.formState;
  // The proof of a slide is no answer to a picture: it is gone before the field is painted.
  useLayoutEffect(() => form.setValue("captcha", ""), [form, captcha?.kind]);
  const { focusOn, formRef } = useFocusRequest();
  useReportUnsaved(isDirty, options.guarded === true);
  // Ahead of the first look at what was typed.
  useEffect(() => void patternEngine(fieldEntries(fields).map(([, { rule }]) => rule)));

  const fail = (reason: unknown, found: FormProblem, spends: "captcha" | "nothing" = "captcha") => {
    const error = apiFieldError(reason, all, texts["refused"] !== undefined);
    const code = reason instanceof PlatformError ? reason.code : undefined;
    // Pictures and proofs are good for one attempt.
    if (spends === "captcha") {
      human.renew();
      form.setValue("captcha", "");
    }
    if (errorDetails(reason).captcha) human.ask(code === "CAPTCHA_REQUIRED" && captcha !== undefined);
    if (error) form.setError(error.name, { type: error.type, ...defined({ message: error.message }) });
    setProblem(error && error.name !== "captcha" ? { key: "problem.fields" } : found);
    const again = code === "CAPTCHA_REQUIRED" ? "captcha" : (error?.name ?? (code && options.enterAgain));
    if (again) focusOn([again]);
  };
  const showFaults = (found: object) => {
    setProblem(undefined);
    focusOn(Object.keys(found));
  };
  const captchaResponse = (raw: RawValues) => human.answer(String(raw.captcha ?? "").trim());
  const send = async (raw: RawValues) => {
    if (!maySend()) return;
    setProblem(undefined);
    const values = entered(fields, raw);
    try {
      await options.before?.(values);
    } catch (reason) {
      // The captcha was not sent, so it can still be used.
      return fail(reason, problemOf(reason, Object.keys(texts)), "nothing");
    }
    if (human.isToCome) {
      sendsWhenSolved.current = true;
      setClear(true);
      focusOn(["captcha"]);
      return;
    }
    try {
      const result = await write.write(await options.request(values, captchaResponse(raw)));
      if (result.state === "done") {
        await options.onDone?.(result.answer, values);
        // What was sent is not unsaved, and a second press must not send it again.
        form.reset(blank(all));
      } else if (result.state === "conflict") fail(result.error, { key: "outcome.conflict" });
      else if (result.state === "unknown" && !harmless) fail(undefined, { key: "outcome.unknown" });
      else if (result.state !== "busy") {
        const isDealtWith = result.state === "refused" && (await options.onRefused?.(result.error, values));
        if (isDealtWith !== true) fail(result.error, problemOf(result.error, Object.keys(texts)));
      }
    } catch (reason) {
      fail(reason, problemOf(reason, Object.keys(texts)));
    }
  };
  const say = (found: FormProblem): string | undefined => {
    if ("said" in found) return found.said;
    if ("code" in found) return texts[found.code];
    return (found.key === "outcome.unknown" ? texts["unknown"] : undefined) ?? t(found.key);
  };
  const errorOf = (name: string): string | undefined => {
    const { type, message } = errors[name] ?? {};
    const { rule, limits = {}, texts: own = {} } = all[name] ?? {};
    if (type === undefined) return undefined;
    const isFault = /^(?:in_|fault\.)/u.test(String(type));
    return (
      own[String(type)] ??
      (isFault && rule
        ? t(type as FieldFault, { ...ruleValues(rule), ...limitValues(limits, currency), found: message })
        : message)
    );
  };
  const shownField = (name: string) => {
    const { label = "", rule = { required: false }, explained, kind } = all[name] ?? {};
    const error = errorOf(name);
    return {
      label,
      error,
      hint: explained && !error ? t(ruleMessage(rule), ruleValues(rule)) : undefined,
      ...(rule.required ? { required: true } : kind !== "box" && { optionalLabel: t("optional") }),
    };
  };
  const unknown = write.pending !== undefined && !harmless;
  const shown = problem ?? (unknown && !isSubmitting ? ({ key: "outcome.unknown" } as const) : undefined);

  return {
    submit(event) {
      formRef.current = event.currentTarget;
      event.preventDefault();
      if (isSubmitting) return;
      void form.handleSubmit(send, showFaults)(event);
    },
    sending: isSubmitting,
    message: shown && say(shown),
    unknown,
    problems: fieldEntries(all).flatMap(([id, { label }]) => (errors[id] ? [{ id, text: label }] : [])),
    captcha,
    spec: (name) => all[name],
    field(name) {
      const { ref, onChange, onBlur } = form.register(name as string);
      return { name, ref, onChange, onBlur, ...shownField(name) };
    },
    shown: shownField,
    control: form.control,
    check: (names) => form.trigger([...names], { shouldFocus: true }),
    focus: (name) => form.setFocus(name as string),
    async attempt(action) {
      setProblem(undefined);
      try {
        if ((await action(captchaResponse(form.getValues()))) === "captchaKept") return;
        human.settle();
        form.setValue("captcha", "");
      } catch (reason) {
        fail(reason, problemOf(reason, Object.keys(texts)));
      }
    },
    fillIn(found) {
      for (const [name, value] of Object.entries(found))
        if (typeof value === "string" && !form.getValues(name)) form.setValue(name, value);
    },
    clear() {
      setProblem(undefined);
      form.clearErrors();
    },
    values: () => entered(fields, form.getValues()),
  };
}

function blank(fields: FormFields<string>): RawValues {
  return Object.fromEntries(fieldEntries(fields).map(([name, { kind }]) => [name, kind === "box" ? false : ""]));
}
