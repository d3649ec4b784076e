import type { PlatformError } from "@livery/platform/platformError.ts";
import type { FieldSettings } from "@livery/product/registration.ts";
import { useEffect, useLayoutEffect, useState } from "react";
import { useForm } from "react-hook-form";
import type { Write } from "../writes/useWrite.ts";
import { useCurrency } from "../money/useCurrency.ts";
import { amountFaults } from "./formAmounts.ts";
import type { CaptchaResponse } from "./captcha/captchaResponse.ts";
import { throttle } from "./captcha/throttle.ts";
import { useFormCaptcha } from "./captcha/useFormCaptcha.ts";
import { entered, fieldsResolver, type RawValues } from "./fieldsResolver.ts";
import type { FormControls } from "./formControls.ts";
import { type Entered, type Faults, fieldEntries, type FormFields } from "./formField.ts";
import { patternEngine } from "./patternEngine.ts";
import { useFocusRequest } from "./useFocusRequest.ts";
import { useFormProblem } from "./useFormProblem.ts";
import { useReportUnsaved } from "./unsavedForms.ts";
import { useShownFields } from "./useShownFields.ts";

interface WriteFormOptions<Name extends string, Request, Response> {
  /** The fields it has at present, in their order. */
  readonly fields: FormFields<Name>;
  readonly defaults?: Readonly<Partial<Record<NoInfer<Name>, string | boolean>>> | undefined;
  /** What is wrong that no rule of a single field can say. */
  readonly check?: ((values: Entered<NoInfer<Name>>) => Faults<NoInfer<Name>>) | undefined;
  /**
   * What must be clear before it is sent, and before a slide captcha is shown (AU-058); an error that it throws shows as if
   * the platform had refused the form. With "cancelled" it is not sent: the visitor has changed their mind.
   */
  readonly before?: ((values: Entered<NoInfer<Name>>) => Promise<void | "cancelled">) | undefined;
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
   * Texts for the form as a whole: by the code of an API error, `unknown` for a response that did not arrive, and `refused`
   * for every other refusal. With `refused`, the platform's own words are not shown, so that they reveal nothing (AU-044).
   */
  readonly texts?: Readonly<Record<string, string>> | undefined;
  /** Safe to send twice: a lost response is a failure, not an unknown outcome that somebody has to check. */
  readonly retrySafe?: true | undefined;
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
  const { fields, write, texts = {}, retrySafe = false } = options;
  const currency = useCurrency();
  const [maySend] = useState(() => throttle(options.pause ?? 0));
  const human = useFormCaptcha({
    fields,
    rule: options.captcha,
    slides: options.slides === true,
    waits: options.before !== undefined,
    onProof: (proof) => form.setValue("captcha", proof, { shouldValidate: proof !== "" && form.formState.isSubmitted }),
    onSolved: () => void form.handleSubmit(send, showFaults)(),
  });
  const { captcha, fields: all } = human;
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
  const shown = useShownFields(all, errors);
  const problem = useFormProblem({ form, captcha: human, texts, enterAgain: options.enterAgain, focusOn });

  const showFaults = (found: object) => {
    problem.clear();
    focusOn(Object.keys(found));
  };
  const captchaResponse = (raw: RawValues) => human.response(String(raw.captcha ?? "").trim());
  const send = async (raw: RawValues) => {
    if (!maySend()) return;
    problem.clear();
    const values = entered(fields, raw);
    try {
      if ((await options.before?.(values)) === "cancelled") return;
    } catch (reason) {
      return problem.fail(reason, { keepsCaptcha: true });
    }
    if (human.isToCome) {
      human.show();
      focusOn(["captcha"]);
      return;
    }
    try {
      const result = await write.write(await options.request(values, captchaResponse(raw)));
      if (result.state === "done") {
        await options.onDone?.(result.response, values);
        // What was sent is not unsaved, and a second press must not send it again.
        form.reset(blank(all));
      } else if (result.state === "conflict") problem.fail(result.error, { problem: { key: "outcome.conflict" } });
      else if (result.state === "unknown" && !retrySafe)
        problem.fail(undefined, { problem: { key: "outcome.unknown" } });
      else if (result.state !== "busy") {
        const isDealtWith = result.state === "refused" && (await options.onRefused?.(result.error, values));
        if (isDealtWith !== true) problem.fail(result.error);
      }
    } catch (reason) {
      problem.fail(reason);
    }
  };
  const isFirstSend = write.state === "sending" && !write.again;
  const unknown = write.pending !== undefined && !isFirstSend && !retrySafe;

  return {
    submit(event) {
      formRef.current = event.currentTarget;
      event.preventDefault();
      if (isSubmitting) return;
      void form.handleSubmit(send, showFaults)(event);
    },
    sending: isSubmitting,
    message: problem.message(unknown && !isSubmitting ? { key: "outcome.unknown" } : undefined),
    unknown,
    problems: fieldEntries(all).flatMap(([id, { label }]) => (errors[id] ? [{ id, text: label }] : [])),
    captcha,
    spec: (name) => all[name],
    field(name) {
      const { ref, onChange, onBlur } = form.register(name as string);
      return { name, ref, onChange, onBlur, ...shown(name) };
    },
    shown,
    control: form.control,
    check: (names) => form.trigger([...names], { shouldFocus: true }),
    focus: (name) => form.setFocus(name as string),
    async attempt(action) {
      problem.clear();
      try {
        if ((await action(captchaResponse(form.getValues()))) === "captchaKept") return;
        human.settle();
        form.setValue("captcha", "");
      } catch (reason) {
        problem.fail(reason);
      }
    },
    fillIn(found) {
      for (const [name, value] of Object.entries(found))
        if (typeof value === "string" && !form.getValues(name)) form.setValue(name, value);
    },
    clear() {
      problem.clear();
      form.clearErrors();
    },
    values: () => entered(fields, form.getValues()),
  };
}

function blank(fields: FormFields<string>): RawValues {
  return Object.fromEntries(fieldEntries(fields).map(([name, { kind }]) => [name, kind === "box" ? false : ""]));
}
