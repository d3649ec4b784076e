import { defined } from "@livery/platform/defined.ts";
import { minor } from "@livery/product/money.ts";
import { Select } from "@livery/ui/Select/Select.tsx";
import { TextArea } from "@livery/ui/TextArea/TextArea.tsx";
import { useController } from "react-hook-form";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useWriteForm } from "../../kit/forms/useWriteForm.ts";
import { ValuedField } from "../../kit/forms/ValuedField.tsx";
import { Amount } from "../../kit/money/Amount.tsx";
import { useSite } from "../../site/SiteContext.ts";
import { countedPoints, formatPoints } from "./points.ts";
import type { RedeemingProps } from "./Redeeming.tsx";
import { mostOf } from "./rewards.ts";
import { SpendForm } from "./SpendForm.tsx";
import { type PasswordKind, usePassword } from "./usePassword.ts";

interface RedeemFormProps extends Pick<RedeemingProps, "redemption" | "reward" | "points" | "onMade"> {
  readonly kind: PasswordKind;
}

/** How many of a reward, what to tell the staff, and the password; below it, what points it takes (PM-003, PM-019). */
export function RedeemForm({ redemption, reward, points: own, onMade, kind }: RedeemFormProps) {
  const { t } = useTranslation("pointMall");
  const { constants, play } = useSite();
  const { pending } = redemption;
  const { remarkLength } = constants;
  const password = usePassword(kind, redemption);
  const form = useWriteForm({
    fields: {
      quantity: {
        label: t("redeem.quantity"),
        kind: "digits",
        rule: { required: true },
        texts: { REWARD_SOLD_OUT: t("refused.soldOut") },
      },
      remark: { label: t("redeem.remark"), kind: "words", rule: { required: false, maxLength: remarkLength } },
      password: password.field,
    },
    defaults: { quantity: String(pending?.quantity ?? 1), remark: pending?.remark ?? "" },
    write: redemption,
    request: ({ quantity, remark, password: secret }) => ({
      reward: pending?.reward ?? reward?.id ?? "",
      quantity: Number(quantity),
      ...defined({ remark: remark || undefined }),
      ...password.sent(secret),
    }),
    onDone: onMade,
    texts: {
      INSUFFICIENT_POINTS: t("refused.points"),
      REWARD_CONDITION: t("refused.deposits", { deposit: t(`deposits.${play}`) }),
      REWARD_UNKNOWN: t("refused.unknown"),
      EXCLUDED: t("refused.break"),
    },
    // What was sent is not lost: the page leads back to it.
    guarded: pending === undefined ? true : undefined,
  });
  const { field } = useController({ control: form.control, name: "quantity" });
  const quantity = Number(field.value);
  const most = reward ? mostOf(reward, own) : 0;
  const needed = reward && reward.points * quantity;
  const after = needed === undefined || own === undefined ? undefined : own - needed;
  const worth = reward && reward.worth * quantity;
  // What was chosen stays in the list, also where there are fewer meanwhile.
  const choices = Array.from({ length: Math.max(1, most, quantity) }, (_, index) => index + 1);
  return (
    <SpendForm
      form={form}
      title={t("redeem")}
      lines={[
        { label: t("redeem.needs"), value: needed === undefined ? "–" : formatPoints(needed) },
        { label: t("redeem.worth"), value: Number.isSafeInteger(worth) ? <Amount of={minor(worth ?? 0)} /> : "–" },
      ]}
      result={{ label: t("redeem.after"), value: after === undefined || after < 0 ? "–" : formatPoints(after) }}
      submitLabel={needed === undefined ? t("reward.redeem") : t("redeem.submit", countedPoints(needed))}
      disabled={reward === undefined || quantity > most}
      lockedUntil={password.lockedUntil}
      onUnlock={redemption.reset}
    >
      <ValuedField form={form} name="quantity">
        {({ onValue, ...shown }) => (
          <Select
            {...shown}
            hint={t("redeem.quantity.most", { count: most })}
            options={choices.map((count) => ({
              value: String(count),
              label: t("redeem.quantity.option", { count }),
            }))}
            onChange={(event) => onValue(event.target.value)}
          />
        )}
      </ValuedField>
      {reward?.type !== "BONUS" && (
        <ValuedField form={form} name="remark">
          {({ onValue, ...shown }) => (
            <TextArea
              {...shown}
              hint={t("redeem.remark.hint")}
              rows={2}
              maxLength={remarkLength}
              leftLabel={(count) => t("redeem.remark.left", { count })}
              onChange={(event) => onValue(event.currentTarget.value)}
            />
          )}
        </ValuedField>
      )}
    </SpendForm>
  );
}
