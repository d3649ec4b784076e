import { Button } from "@livery/ui/Button/Button.tsx";
import { Icon } from "@livery/ui/Icon/Icon.tsx";
import { Panel } from "@livery/ui/Panel/Panel.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import * as page from "../../kit/page/page.css.ts";
import { useSupport } from "../../kit/support/useSupport.ts";
import { useSite } from "../../site/SiteContext.ts";
import * as css from "./vip.css.ts";

/** Explains the VIP service, and opens it for members who have it (CS-001); everybody else gets the live chat. */
export function VipService({ level = 0 }: { readonly level: number | undefined }) {
  const { t } = useTranslation("vip");
  const { constants } = useSite();
  const { open, opening, problem } = useSupport();
  const isVip = level > constants.vipServiceRank;
  return (
    <section className={page.plainSection} aria-labelledby="vip-service">
      <Panel padded className={css.service}>
        <span className={css.medal} data-reached={isVip || undefined}>
          <Icon name="support" />
        </span>
        <div className={css.serviceWords}>
          <h2 className={css.name} id="vip-service">
            {t("service.vip")}
          </h2>
          <p className={css.note}>{isVip ? t("service.yours") : t("service.lead")}</p>
          <p className={css.note} role="alert">
            {problem && t("service.failed")}
          </p>
        </div>
        <Button variant={isVip ? "primary" : "soft"} icon="chat" loading={opening} onClick={() => void open()}>
          {isVip ? t("service.open") : t("service.openChat")}
        </Button>
      </Panel>
    </section>
  );
}
