import { useTranslation } from "../../i18n/useTranslation.ts";
import { LaterPart } from "../../parts/LaterPart.tsx";
import { lazyCode } from "../../parts/lazyCode.ts";

const code = lazyCode(async () => (await import("./Promotions.tsx")).Promotions);

/** Every promotion of the platform: /promotions (RT-026). */
export default function PromotionsSection() {
  const { t } = useTranslation("promotions");
  return <LaterPart code={code} what={t("list.title")} props={{}} />;
}
