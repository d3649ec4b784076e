import { ButtonLink } from "@livery/ui/Button/ButtonLink.tsx";
import { HeroPanel } from "@livery/ui/HeroPanel/HeroPanel.tsx";
import { Icon } from "@livery/ui/Icon/Icon.tsx";
import type { IconName } from "@livery/ui/Icon/iconNames.ts";
import { useTranslation } from "../i18n/useTranslation.ts";
import { joinPath } from "../kit/links/joinPath.ts";
import { openGameTypes } from "../kit/menus/openGameTypes.ts";
import { useHasToken } from "../session/session.ts";
import { useSite } from "../site/SiteContext.ts";
import { useSwitches } from "../site/switches.ts";
import * as css from "./Home.css.ts";

/** The panel of the hero: what everyone should know before playing, and a button to sign up or to start. */
export function WelcomePanel() {
  const { t } = useTranslation();
  const site = useSite();
  const switches = useSwitches();
  const isMember = useHasToken();
  const demo = site.play === "demo";
  const lobby = openGameTypes(site)[0]?.entry.path;
  return (
    <HeroPanel
      title={isMember ? t("home.panel.memberTitle") : t("home.panel.title")}
      tag={demo ? t("home.panel.tag") : undefined}
      note={demo ? t("home.panel.note") : undefined}
      action={
        isMember ? (
          lobby && (
            <ButtonLink href={lobby} block>
              {t("home.hero.play")}
            </ButtonLink>
          )
        ) : (
          <ButtonLink href={joinPath(switches)} block>
            {t("home.panel.cta")}
          </ButtonLink>
        )
      }
    >
      <ul className={css.points}>
        {demo && <Point icon="shield" text={t("home.panel.money")} />}
        <Point icon="limits" text={t("home.panel.limits")} />
        <Point icon="user" text={t("home.panel.age", { age: site.minimumAge })} />
      </ul>
    </HeroPanel>
  );
}

function Point({ icon, text }: { readonly icon: IconName; readonly text: string }) {
  return (
    <li className={css.point}>
      <span className={css.pointIcon}>
        <Icon name={icon} />
      </span>
      {text}
    </li>
  );
}
