import { Banner } from "@livery/ui/Banner/Banner.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useArt } from "../../kit/pictures/useArt.ts";
import { useSite } from "../../site/SiteContext.ts";

/** The bonus that the brand advertises for members who come through Zalo (PR-025). Without the figure there is none. */
export function ZaloBonus() {
  const { t } = useTranslation("promotions");
  const { app } = useArt();
  const { figures, play } = useSite();
  if (figures?.zaloBonus === undefined) return null;
  return (
    <Banner
      low
      art={app}
      title={t("zalo.title", { amount: figures.zaloBonus })}
      text={t("zalo.text")}
      note={play === "demo" ? t("zalo.demo") : undefined}
    />
  );
}
