import { defined } from "@livery/platform/defined.ts";
import { PlatformError } from "@livery/platform/platformError.ts";
import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { apiFieldError } from "./apiFieldError.ts";
import type { useFormCaptcha } from "./captcha/useFormCaptcha.ts";
import type { RawValues } from "./fieldsResolver.ts";
import { errorDetails, type FormProblem, problemOf } from "./formProblem.ts";

interface FormProblemOptions {
  readonly form: UseFormReturn<RawValues>;
  readonly captcha: ReturnType<typeof useFormCaptcha>;
  /** Texts for the form as a whole, as `useWriteForm` takes them. */
  readonly texts: Readonly<Record<string, string>>;
  /** The field to be entered again when the platform refuses the form without naming one. */
  readonly enterAgain: string | undefined;
  readonly focusOn: (names: readonly string[]) => void;
}

interface Failure {
  /** What is said of the form; by default what the reason says. */
  readonly problem?: FormProblem;
  /** The captcha was not sent, so it can still be used. */
  readonly keepsCaptcha?: true;
}

/** What is wrong with a form as a whole. A failure also marks the field that it is about, and leads the visitor there. */
export function useFormProblem({ form, captcha: human, texts, enterAgain, focusOn }: FormProblemOptions) {
  const { t } = useTranslation("forms");
  const [problem, setProblem] = useState<FormProblem>();
  const say = (found: FormProblem): string | undefined => {
    if ("said" in found) return found.said;
    if ("code" in found) return texts[found.code];
    return (found.key === "outcome.unknown" ? texts["unknown"] : undefined) ?? t(found.key);
  };
  return {
    /** The text of the problem, or else of `otherwise`. */
    message(otherwise: FormProblem | undefined): string | undefined {
      const shown = problem ?? otherwise;
      return shown && say(shown);
    },
    clear: () => setProblem(undefined),
    fail(reason: unknown, { problem: found = problemOf(reason, Object.keys(texts)), keepsCaptcha }: Failure = {}) {
      const error = apiFieldError(reason, human.fields, texts["refused"] !== undefined);
      const code = reason instanceof PlatformError ? reason.code : undefined;
      // Pictures and proofs are good for one attempt.
      if (!keepsCaptcha) {
        human.renew();
        form.setValue("captcha", "");
      }
      if (errorDetails(reason).captcha) human.ask(code === "CAPTCHA_REQUIRED" && human.captcha !== undefined);
      // It cannot be corrected unseen.
      if (error && code === "WRONG_PAYMENT_PASSWORD") form.setValue(error.name, "");
      if (error) form.setError(error.name, { type: error.type, ...defined({ message: error.message }) });
      setProblem(error && error.name !== "captcha" ? { key: "problem.fields" } : found);
      const again = code === "CAPTCHA_REQUIRED" ? "captcha" : (error?.name ?? (code && enterAgain));
      if (again) focusOn([again]);
    },
  };
}
