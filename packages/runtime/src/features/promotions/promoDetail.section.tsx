import { useTranslation } from "../../i18n/useTranslation.ts";
import { LaterPart } from "../../parts/LaterPart.tsx";
import { lazyCode } from "../../parts/lazyCode.ts";

const code = lazyCode(async () => (await import("./PromotionPage.tsx")).PromotionPage);

/** One promotion: /promoDetail?id= (RT-027). */
export default function PromotionPageSection() {
  const { t } = useTranslation("promotions");
  return <LaterPart code={code} what={t("detail.title")} props={{}} />;
}
