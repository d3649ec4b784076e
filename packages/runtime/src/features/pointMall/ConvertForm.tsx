import { AmountField } from "@livery/ui/AmountField/AmountField.tsx";
import { useController } from "react-hook-form";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useWriteForm } from "../../kit/forms/useWriteForm.ts";
import { ValuedField } from "../../kit/forms/ValuedField.tsx";
import { Amount } from "../../kit/money/Amount.tsx";
import { conversionFault, typedPoints } from "./conversionFault.ts";
import type { ConvertingProps } from "./Converting.tsx";
import { conversionRange, countedPoints, formatPoints, worthOf } from "./points.ts";
import { SpendForm } from "./SpendForm.tsx";
import { type PasswordKind, usePassword } from "./usePassword.ts";

interface ConvertFormProps extends Pick<ConvertingProps, "conversion" | "points" | "terms" | "onMade"> {
  readonly kind: PasswordKind;
}

/** How many points to convert, in the platform's steps, and the password; below it, the money for them (PM-012). */
export function ConvertForm({ conversion, points: own, terms, onMade, kind }: ConvertFormProps) {
  const { t } = useTranslation("pointMall");
  const { pending } = conversion;
  const password = usePassword(kind, conversion);
  const range = own === undefined || terms === undefined ? undefined : conversionRange(own, terms);
  const said = {
    least: formatPoints(range?.least ?? 0),
    highest: formatPoints(range?.most ?? 0),
    step: formatPoints(range?.step ?? 1),
  };
  const form = useWriteForm({
    fields: {
      points: {
        label: t("convert.points"),
        kind: "digits",
        rule: { required: true },
        texts: {
          in_required: t("convert.missing"),
          "fault.amount": t("convert.number"),
          "fault.amountPrecise": t("convert.step", said),
          "fault.amountLow": t("convert.least", said),
          "fault.amountHigh": t("convert.most", said),
          POINTS_OUT_OF_RANGE: t("convert.range"),
          INSUFFICIENT_POINTS: t("refused.points"),
        },
      },
      password: password.field,
    },
    // What is only to be checked may have left the points already.
    check: ({ points = "" }) => ({
      points: pending === undefined && range ? conversionFault(points, range) : undefined,
    }),
    defaults: { points: pending?.points === undefined ? "" : formatPoints(pending.points) },
    write: conversion,
    request: ({ points = "", password: secret }) => ({ points: typedPoints(points) ?? 0, ...password.sent(secret) }),
    onDone: onMade,
    texts: { EXCLUDED: t("refused.break") },
    // What was sent is not lost: the page leads back to it.
    guarded: pending === undefined ? true : undefined,
  });
  const { field } = useController({ control: form.control, name: "points" });
  const typed = String(field.value ?? "");
  const points = typedPoints(typed);
  const isGood = points !== undefined && (range === undefined || conversionFault(typed, range) === undefined);
  const amount = isGood && terms ? worthOf(points, terms) : undefined;
  const after = isGood && own !== undefined ? own - points : undefined;
  return (
    <SpendForm
      form={form}
      title={t("convert")}
      lines={[{ label: t("convert.after"), value: after === undefined ? "–" : formatPoints(after) }]}
      result={{ label: t("convert.receives"), value: amount === undefined ? "–" : <Amount of={amount} /> }}
      submitLabel={isGood ? t("convert.submit", countedPoints(points)) : t("convert.submit.nothing")}
      disabled={false}
      lockedUntil={password.lockedUntil}
      onUnlock={conversion.reset}
    >
      <ValuedField form={form} name="points">
        {(shown) => (
          <AmountField
            {...shown}
            hint={shown.error || !range ? undefined : t("convert.hint", said)}
            inputMode="numeric"
            symbol={t("unit")}
            clearLabel={t("convert.clear")}
            presets={range ? presetsOf(range).map(({ id, value }) => ({ label: t(`convert.${id}`), value })) : []}
            presetsLabel={t("convert.presets")}
          />
        )}
      </ValuedField>
    </SpendForm>
  );
}

/** A half and all of what can be converted, where that is enough. */
function presetsOf({ least, most, step }: ReturnType<typeof conversionRange>) {
  const half = Math.floor(most / 2 / step) * step;
  const all = [
    { id: "half", value: half },
    { id: "all", value: most },
  ] as const;
  return all.filter(({ value }) => value >= least).map(({ id, value }) => ({ id, value: formatPoints(value) }));
}
