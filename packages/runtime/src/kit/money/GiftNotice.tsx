import type { Minor } from "@livery/product/money.ts";
import { Notice } from "@livery/ui/Notice/Notice.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { typedAmount } from "../forms/formAmounts.ts";
import { useCurrency } from "./useCurrency.ts";

/** Why a part of the balance can neither be sent nor withdrawn yet; nothing if all of it can. */
export function GiftNotice({ of: { giftWaiting } }: { readonly of: { readonly giftWaiting?: Minor } }) {
  const { t } = useTranslation("records");
  const currency = useCurrency();
  if (giftWaiting === undefined) return null;
  return <Notice tone="info">{t("gift.waiting", { amount: typedAmount(giftWaiting, currency) })}</Notice>;
}
