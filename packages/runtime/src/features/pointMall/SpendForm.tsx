import { Summary, type SummaryProps } from "@livery/ui/Summary/Summary.tsx";
import { type ReactNode, useId } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { CallView } from "../../kit/calls/CallView.tsx";
import { useQueryResult } from "../../kit/calls/useQueryResult.ts";
import { securityInfoAtom } from "../../kit/data/securityInfo.ts";
import type { FormControls } from "../../kit/forms/formControls.ts";
import { FormField } from "../../kit/forms/FormField.tsx";
import { FormSkeleton } from "../../kit/forms/FormSkeleton.tsx";
import { MoneyButton, MoneyForm, MoneyMessage } from "../../kit/forms/MoneyForm.tsx";
import { PasswordLock } from "../../kit/forms/password/PasswordLock.tsx";
import { useSite } from "../../site/SiteContext.ts";
import * as css from "./pointMall.css.ts";
import type { PasswordKind } from "./usePassword.ts";

/** Waits until it is known which password confirms. */
export function WithPasswordKind({ children }: { readonly children: (kind: PasswordKind) => ReactNode }) {
  const { t } = useTranslation("pointMall");
  const security = useQueryResult(securityInfoAtom);
  return (
    <CallView call={security} what={t("password.what")} skeleton={<FormSkeleton label={t("loading")} />}>
      {({ paymentPassword }) => children(paymentPassword ? "payment" : "login")}
    </CallView>
  );
}

interface SpendFormProps extends Pick<SummaryProps, "lines" | "result"> {
  /** With a field `password`. */
  readonly form: FormControls<never> & Pick<FormControls<"password">, "field" | "spec">;
  readonly title: string;
  readonly submitLabel: string;
  /** It cannot be sent as it is; the summary or a field says why. */
  readonly disabled: boolean;
  readonly lockedUntil: number | undefined;
  readonly onUnlock: () => void;
  /** What is spent; kept out of sight while the outcome of a send is unknown. */
  readonly children: ReactNode;
}

/** A form that spends points: what is spent, the password, and what comes of it above the button. */
export function SpendForm(props: SpendFormProps) {
  const { form, title, lines, result, submitLabel, disabled, lockedUntil, onUnlock, children } = props;
  const { t } = useTranslation("pointMall");
  const { play } = useSite();
  const id = useId();
  if (lockedUntil !== undefined) return <PasswordLock until={lockedUntil} onEnd={onUnlock} />;
  return (
    <div className={css.spend}>
      <MoneyForm id={id} form={form} label={title} password={<FormField form={form} name="password" />}>
        {children}
      </MoneyForm>
      <Summary title={t("summary")} lines={lines} result={result}>
        <MoneyMessage form={form} />
        <MoneyButton id={id} form={form} label={submitLabel} disabled={disabled} />
        {play === "demo" && <p className={css.note}>{t("demo")}</p>}
      </Summary>
    </div>
  );
}
