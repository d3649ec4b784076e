import { tilePages } from "@livery/product/tilePages.ts";
import { ButtonLink } from "@livery/ui/Button/ButtonLink.tsx";
import { Hero } from "@livery/ui/Hero/Hero.tsx";
import { useTranslation } from "react-i18next";
import { joinPath } from "../../../parts/joinPath.ts";
import { menuEntries } from "../../../parts/menuEntries.ts";
import { openGameTypes } from "../../../parts/openGameTypes.ts";
import { useArt } from "../../../parts/useArt.ts";
import { useSite } from "../../../state/SiteContext.ts";
import { WelcomePanel } from "./WelcomePanel.tsx";

/** The first screen: the brand's own statement, the ways on beside its games as tiles, and what a guest should know. */
export function HomeHero() {
  const { t } = useTranslation();
  const site = useSite();
  const types = openGameTypes(site.features);
  const first = types[0];
  const { hero, heroPhone, pages } = useArt();
  const offers = menuEntries(site.features, ["offers"]);
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
      tiles={tilePages.flatMap((id) => {
        const entry = offers.find((offer) => offer.id === id);
        const art = pages[id];
        return entry && art ? [{ title: t(`nav.${id}`), eyebrow: t(`home.tile.${id}`), href: entry.path, art }] : [];
      })}
      panel={hasPanel(site.layout.hero) && <WelcomePanel />}
    />
  );
}

/** Only these formats have room beside the statement. */
function hasPanel(format: ReturnType<typeof useSite>["layout"]["hero"]): boolean {
  return format === "split" || format === "board";
}
