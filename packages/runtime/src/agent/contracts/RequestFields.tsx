import { type ContractKind, contractPeriods, contractRates } from "@livery/product/contractKinds.ts";
import { Select } from "@livery/ui/Select/Select.tsx";
import { TextField } from "@livery/ui/TextField/TextField.tsx";
import { useId } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import * as parts from "../../kit/centre/paneParts.css.ts";
import { AmountFormField } from "../../kit/forms/AmountFormField.tsx";
import type { FormControls } from "../../kit/forms/formControls.ts";
import { FormField } from "../../kit/forms/FormField.tsx";
import { ValuedField } from "../../kit/forms/ValuedField.tsx";
import { percentText } from "../../kit/percentText.ts";
import type { Terms } from "./contractData.ts";
import * as css from "./contracts.css.ts";
import { termNames } from "./requestTerms.ts";
import { useAgents } from "./useAgents.ts";
import type { RequestField } from "./useRequestForm.ts";
import { todayOf, useSiteClock } from "../../kit/siteClock.ts";

/** The agents directly below are suggested; the platform says whether another account is one. */
export function AccountField({ form }: { readonly form: FormControls<RequestField> }) {
  const { t } = useTranslation("contracts");
  const id = useId();
  const agents = useAgents();
  return (
    <ValuedField form={form} name="account">
      {({ onValue, ...field }) => (
        <>
          <TextField
            {...field}
            hint={field.error ? undefined : t("hint.account")}
            list={id}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            icon="user"
            onChange={(event) => onValue(event.currentTarget.value)}
          />
          <datalist id={id}>
            {agents.map((account) => (
              <option key={account} value={account}>
                {account}
              </option>
            ))}
          </datalist>
        </>
      )}
    </ValuedField>
  );
}

interface TermFieldsProps {
  readonly kind: ContractKind;
  readonly form: FormControls<RequestField>;
  /** The rates that the form allows at most. */
  readonly most: Terms | undefined;
}

/** The terms of a kind (AG-027, AG-028, AG-029). */
export function TermFields({ kind, form, most }: TermFieldsProps) {
  const { t } = useTranslation("contracts");
  const today = todayOf(useSiteClock());
  const names = termNames(kind);
  const amounts = names.filter((name) => form.spec(name)?.kind === "amount");
  return (
    <>
      {kind === "daily" && <p className={parts.note}>{t("hint.period.daily")}</p>}
      {kind === "hourly" && <p className={parts.note}>{t("hint.period.hourly")}</p>}
      <div className={css.fields}>
        {names.includes("period") && (
          <ValuedField form={form} name="period">
            {({ onValue, ...field }) => (
              <Select
                {...field}
                options={contractPeriods.map((value) => ({ value, label: t(`period.${value}`) }))}
                onChange={(event) => onValue(event.currentTarget.value)}
              />
            )}
          </ValuedField>
        )}
        {contractRates[kind].map((name) => (
          <ValuedField key={name} form={form} name={name}>
            {({ onValue, ...field }) => (
              <TextField
                {...field}
                hint={
                  field.error || most?.[name] === undefined
                    ? undefined
                    : t("hint.rate", { rate: percentText(most[name]) })
                }
                inputMode="decimal"
                autoComplete="off"
                trailing="%"
                onChange={(event) => onValue(event.currentTarget.value)}
              />
            )}
          </ValuedField>
        ))}
      </div>
      {amounts
        .filter((name) => name !== "betAmount")
        .map((name) => (
          <AmountFormField
            key={name}
            form={form}
            name={name}
            hint={name === "singleBet" ? t("hint.singleBet") : t("hint.atLeast")}
          />
        ))}
      {names.includes("activeMembers") && (
        <>
          <FormField form={form} name="activeMembers" />
          <AmountFormField form={form} name="betAmount" />
        </>
      )}
      <ValuedField form={form} name="endsAt">
        {({ onValue, ...field }) => (
          <TextField
            {...field}
            hint={field.error ? undefined : t("hint.endsAt")}
            type="date"
            min={today}
            onChange={(event) => onValue(event.currentTarget.value)}
          />
        )}
      </ValuedField>
    </>
  );
}
