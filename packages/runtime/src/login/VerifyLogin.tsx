import { verifyLogin } from "@livery/platform/calls/verifyLogin.ts";
import type { Login } from "@livery/platform/loginResponse.ts";
import type { PlatformError } from "@livery/platform/platformError.ts";
import { Button } from "@livery/ui/Button/Button.tsx";
import { Notice } from "@livery/ui/Notice/Notice.tsx";
import { RadioGroup } from "@livery/ui/RadioGroup/RadioGroup.tsx";
import { FormError } from "@livery/ui/FormError/FormError.tsx";
import { FormStack } from "@livery/ui/FormStack/FormStack.tsx";
import type { IconName } from "@livery/ui/Icon/iconNames.ts";
import { useState } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import type { FormFields } from "../kit/forms/formField.ts";
import { FormField } from "../kit/forms/FormField.tsx";
import { useWriteForm } from "../kit/forms/useWriteForm.ts";
import { WriteForm } from "../kit/forms/WriteForm.tsx";
import { useWrite } from "../kit/writes/useWrite.ts";
import * as css from "./auth.css.ts";
import type { LoginVerification, VerificationMethod } from "./loginVerification.ts";

interface VerifyLoginProps {
  readonly verification: LoginVerification;
  readonly onIn: (session: Login) => Promise<void>;
  /** The ticket is used up or too old: the login starts over. */
  readonly onEnded: () => void;
  readonly onBack: () => void;
}

const icons: Readonly<Record<VerificationMethod, IconName>> = {
  SMS: "phone",
  EMAIL: "mail",
  GOOGLE: "key",
  BANK_NAME: "bank",
};

/** The second step of a login from an address where the member has not logged in before (AU-029). */
export function VerifyLogin({ verification, onBack, ...rest }: VerifyLoginProps) {
  const { t } = useTranslation("auth");
  const { methods, recipients } = verification;
  const [method, setMethod] = useState(methods[0] ?? "SMS");
  return (
    <div className={css.stack}>
      <Notice>{t("verify.why")}</Notice>
      {methods.length > 1 && (
        <RadioGroup
          label={t("verify.method")}
          value={method}
          onValue={setMethod}
          options={methods.map((value) => ({
            value,
            label: t(`verify.${value}`),
            icon: icons[value],
            note: recipients[value],
          }))}
        />
      )}
      <Answer key={method} {...rest} verification={verification} method={method} />
      <Button variant="ghost" block onClick={onBack}>
        {t("verify.back")}
      </Button>
    </div>
  );
}

interface AnswerProps extends Omit<VerifyLoginProps, "onBack"> {
  readonly method: VerificationMethod;
}

/** One method: where it sends a code, the button for that, and the answer. */
function Answer({ verification: { ticket, recipients }, method, onIn, onEnded }: AnswerProps) {
  const { t } = useTranslation("auth");
  const fields: FormFields<"answer"> = {
    answer: {
      label: t(`verify.answer.${method}`),
      kind: method === "BANK_NAME" ? "personName" : "sentCode",
      rule: { required: true },
      texts: {
        "auth/invalid-verification-code": t("verify.wrong"),
        "auth/code-expired": t("verify.late"),
      },
    },
  };
  const endedBy = async ({ code }: { readonly code: string | undefined }) => {
    if (code === "VERIFICATION_ENDED") onEnded();
    return code === "VERIFICATION_ENDED";
  };
  const form = useWriteForm({
    fields,
    write: useWrite(verifyLogin, { invalidates: [] }),
    request: ({ answer = "" }) => ({ ticket, method, answer }),
    onDone: async (outcome) => {
      if (outcome.state === "in") await onIn(outcome.login);
    },
    onRefused: endedBy,
    retrySafe: true,
    enterAgain: "answer",
  });
  return (
    <>
      {(method === "SMS" || method === "EMAIL") && (
        <SendCode request={{ ticket, method }} recipient={recipients[method] ?? ""} onRefused={endedBy} />
      )}
      <WriteForm form={form} label={t(`verify.${method}`)} submitLabel={t("verify.submit")}>
        <FormField form={form} name="answer" />
      </WriteForm>
    </>
  );
}

interface SendCodeProps {
  readonly request: { readonly ticket: string; readonly method: VerificationMethod };
  readonly recipient: string;
  readonly onRefused: (error: PlatformError) => Promise<boolean>;
}

/** Sends the method's code, and says where it went and how long it is valid. */
function SendCode({ request, recipient, onRefused }: SendCodeProps) {
  const { t } = useTranslation("auth");
  const [minutes, setMinutes] = useState<number>();
  const form = useWriteForm({
    fields: {},
    write: useWrite(verifyLogin, { invalidates: [], scope: "code" }),
    request: () => request,
    onDone: (outcome) => {
      if (outcome.state === "sent") setMinutes(outcome.expiredMinutes);
    },
    onRefused,
    retrySafe: true,
  });
  const sent = minutes !== undefined;
  return (
    <FormStack aria-label={t("verify.send")} onSubmit={form.submit}>
      <Button type="submit" variant={sent ? "ghost" : "soft"} block loading={form.sending}>
        {t(sent ? "verify.again" : "verify.send")}
      </Button>
      <FormError>{form.message}</FormError>
      <p className={css.sent} role="status">
        {sent && !form.message && t("verify.sent", { recipient, count: minutes })}
      </p>
    </FormStack>
  );
}
