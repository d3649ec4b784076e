import { hasPage } from "@livery/product/routes.ts";
import { AgeMark } from "@livery/ui/AgeMark/AgeMark.tsx";
import { Icon } from "@livery/ui/Icon/Icon.tsx";
import { Link } from "@livery/ui/Link/Link.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useSite } from "../../site/SiteContext.ts";
import * as css from "./Footer.css.ts";
import type { LateFrame } from "../lateFrame.ts";

/** Responsible play first; the brand, links, logos and the copyright follow with the late code (L64, brief §10). */
export function Footer({ late }: { readonly late?: LateFrame | undefined }) {
  return (
    <footer className={css.footer}>
      <div className={css.inside}>
        <ResponsiblePlay />
        {late && <late.FooterRest />}
      </div>
    </footer>
  );
}

/** Says who may play, and what the money on this site is worth. No theme can hide it. */
function ResponsiblePlay() {
  const { t } = useTranslation();
  const site = useSite();
  const { minimumAge: age, play } = site;
  const demo = play === "demo";
  return (
    <div className={css.responsible}>
      <AgeMark age={age} label={t("footer.age", { age })} />
      <div className={css.notice}>
        <p className={css.noticeTitle}>{demo ? t("footer.ageDemo", { age }) : t("footer.age", { age })}</p>
        <p>{demo ? t("footer.playMoney") : t("footer.responsible")}</p>
      </div>
      {hasPage("/help", site) && (
        <Link className={css.responsibleLink} href="/help">
          <Icon name="limits" />
          {t("footer.responsibleLink")}
        </Link>
      )}
    </div>
  );
}
