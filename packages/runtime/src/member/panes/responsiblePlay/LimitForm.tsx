import { playLimits } from "@livery/platform/calls/playLimits.ts";
import { setPlayLimit } from "@livery/platform/calls/setPlayLimit.ts";
import type { PlayStatementResponse } from "@livery/platform/decoders/playStatement.gen.js";
import { defined } from "@livery/platform/defined.ts";
import { minutes } from "@livery/product/money.ts";
import { Button } from "@livery/ui/Button/Button.tsx";
import { useEffect, useRef } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { ceilingOf } from "../../../kit/data/playLimits.ts";
import { enteredAmount } from "../../../kit/forms/formAmounts.ts";
import type { FormFields } from "../../../kit/forms/formField.ts";
import { useWriteForm } from "../../../kit/forms/useWriteForm.ts";
import { WriteForm } from "../../../kit/forms/WriteForm.tsx";
import { parseAmount } from "../../../kit/money/parseAmount.ts";
import { useCurrency } from "../../../kit/money/useCurrency.ts";
import { useWrite } from "../../../kit/writes/useWrite.ts";
import { useSite } from "../../../site/SiteContext.ts";
import { LimitFields } from "./LimitFields.tsx";
import { LimitEffect } from "./LimitEffect.tsx";
import { averageUse, changeBy, longestPlay, type PlayLimit, type Quantity } from "./limits.ts";
import { enteredPlayTime, splitPlayTime } from "./playTime.ts";
import * as css from "./responsiblePlay.css.ts";
import { useQuantityText } from "./useQuantityText.ts";

interface LimitFormProps {
  readonly limit: PlayLimit;
  /** The limits of the same kind. */
  readonly others: readonly PlayLimit[];
  readonly use: PlayStatementResponse | undefined;
  readonly onSaved: (limits: readonly PlayLimit[]) => void;
  readonly onCancel: () => void;
}

type FieldName = "amount" | "hours" | "minutes";

/** Sets, changes or removes one limit, and says before when that takes effect (AP-161). */
export function LimitForm({ limit, others, use, onSaved, onCancel }: LimitFormProps) {
  const { t } = useTranslation("member/responsiblePlay");
  const { kind, period, value } = limit;
  const currency = useCurrency();
  const say = useQuantityText(kind);
  const { playTools = {} } = useSite();
  const ceiling = ceilingOf(playTools, limit);
  const isTime = kind === "SESSION";
  // Where the law has a ceiling, that is the limit of who has none of their own.
  const required = value === undefined || ceiling !== undefined;
  const missing = t(isTime ? "form.noTime" : "form.noAmount");
  const fields: FormFields<FieldName> = isTime
    ? {
        hours: { label: t("form.hours"), kind: "digits", rule: { required: false }, texts: timeTexts() },
        minutes: { label: t("form.minutes"), kind: "digits", rule: { required: false } },
      }
    : {
        amount: {
          label: t(`period.${period}`),
          kind: "amount",
          rule: { required },
          limits: defined({ maximum: ceiling }),
          texts: { in_required: missing },
        },
      };
  function timeTexts() {
    return { in_required: missing, "fault.amount": t("form.tooLong", { most: say(minutes(longestPlay[period])) }) };
  }
  const read = ({ amount, ...time }: Readonly<Partial<Record<FieldName, string>>>): Quantity | null | undefined => {
    if (isTime) {
      const entered = enteredPlayTime(time);
      const isLength = entered === null || (entered !== undefined && entered > 0 && entered <= longestPlay[period]);
      return isLength ? (entered as Quantity | null) : undefined;
    }
    if ((amount ?? "").trim() === "") return null;
    const parsed = parseAmount(amount ?? "", currency);
    return parsed.ok && parsed.amount > 0 ? parsed.amount : undefined;
  };
  const form = useWriteForm<FieldName, Parameters<(typeof setPlayLimit)["encode"]>[0], { limits: PlayLimit[] }>({
    fields,
    defaults: value === undefined ? {} : isTime ? splitPlayTime(value) : { amount: say(value) },
    check: (values) => {
      const entered = isTime ? read(values) : undefined;
      if (!isTime || (entered !== undefined && !(entered === null && required))) return {};
      return { hours: entered === null ? ("in_required" as const) : ("fault.amount" as const) };
    },
    write: useWrite(setPlayLimit, { invalidates: [playLimits], scope: `${kind} ${period}` }),
    request: (values) => {
      const next = isTime ? read(values) : values.amount ? enteredAmount(values.amount, currency) : null;
      return { kind, period, ...defined({ value: next ?? undefined }) };
    },
    onDone: ({ limits }) => onSaved(limits),
  });
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.querySelector("input")?.focus();
  }, []);
  const next = read(useWatch({ control: form.control }) as Readonly<Partial<Record<FieldName, string>>>);
  const effect = next === undefined || (next === null && required) ? undefined : changeBy(limit, next);
  return (
    <div ref={place} className={css.form}>
      <p className={css.formTitle}>{t(`form.${period}`)}</p>
      <WriteForm form={form} label={t(`form.${period}`)} submitLabel={submitLabel()}>
        <LimitFields
          form={form}
          isTime={isTime}
          average={use && averageUse(use, limit)}
          ceiling={ceiling}
          period={period}
          removable={!required}
        />
        {effect !== undefined && next !== undefined && (
          <LimitEffect limit={limit} others={others} next={next} change={effect} />
        )}
      </WriteForm>
      <Button variant="ghost" block disabled={form.sending} onClick={onCancel}>
        {t("form.cancel")}
      </Button>
    </div>
  );

  function submitLabel(): string {
    if (next === null && !required) return t("form.remove");
    if (next === undefined || next === null) return t("form.set");
    return effect === "keeps" ? t("form.keep", { value: say(next) }) : t("form.setTo", { value: say(next) });
  }
}
