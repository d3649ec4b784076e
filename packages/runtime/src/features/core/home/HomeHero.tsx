import { ButtonLink } from "@livery/ui/Button/ButtonLink.tsx";
import { Hero } from "@livery/ui/Hero/Hero.tsx";
import { useTranslation } from "react-i18next";
import { joinPath } from "../../../parts/joinPath.ts";
import { openGameTypes } from "../../../parts/openGameTypes.ts";
import { useSite } from "../../../state/SiteContext.ts";
import { WelcomePanel } from "./WelcomePanel.tsx";

/** The first screen: the brand's own statement, its game types as tiles, and what a guest should know. */
export function HomeHero() {
  const { t } = useTranslation();
  const site = useSite();
  const types = openGameTypes(site.features);
  const first = types[0];
  const { hero, heroPhone, empty, gameTypes } = site.assets.art;
  return (
    <Hero
      label={t("nav.home")}
      main={{
        eyebrow: t("home.hero.eyebrow"),
        title: t("home.hero.title"),
        text: t("home.hero.lead"),
        art: { wide: hero, phone: heroPhone },
        actions: (
          <>
            <ButtonLink href={joinPath(site)}>{t("home.hero.cta")}</ButtonLink>
            {first && (
              <ButtonLink href={first.entry.path} variant="ghost">
                {t("home.hero.cta2")}
              </ButtonLink>
            )}
          </>
        ),
      }}
      tiles={types.map(({ id, entry }) => ({
        title: t(`nav.${entry.id}`),
        eyebrow: t(`games.${id}`),
        href: entry.path,
        art: gameTypes[id] ?? empty,
      }))}
      panel={hasPanel(site.layout.hero) && <WelcomePanel />}
    />
  );
}

/** Only these formats have room beside the statement. */
function hasPanel(format: ReturnType<typeof useSite>["layout"]["hero"]): boolean {
  return format === "split" || format === "board";
}
