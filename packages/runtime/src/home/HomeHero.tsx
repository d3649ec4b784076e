import { tilePages } from "@livery/product/tilePages.ts";
import type { Banner } from "@livery/platform/calls/announcements.ts";
import { ButtonLink } from "@livery/ui/Button/ButtonLink.tsx";
import { Hero } from "@livery/ui/Hero/Hero.tsx";
import { useTranslation } from "../i18n/useTranslation.ts";
import { joinPath } from "../kit/links/joinPath.ts";
import { menuEntries } from "../kit/menus/menuEntries.ts";
import { openGameTypes } from "../kit/menus/openGameTypes.ts";
import { pageLink } from "../kit/links/pageLink.ts";
import { useArt } from "../kit/pictures/useArt.ts";
import { usePicture } from "../kit/pictures/usePicture.ts";
import { useHasToken } from "../session/session.ts";
import { useSite } from "../site/SiteContext.ts";
import { useSwitches } from "../site/switches.ts";
import { heroTiles } from "./heroTiles.ts";
import { WelcomePanel } from "./WelcomePanel.tsx";

export interface HomeHeroProps {
  /** The platform's banners; `undefined` while they are loading. */
  readonly banners: readonly Banner[] | undefined;
}

/**
 * The first screen. The brand's own statement shows at once. The platform's banners and links to other pages follow as
 * slides or tiles, and a panel tells visitors what they should know.
 */
export function HomeHero({ banners }: HomeHeroProps) {
  const { t } = useTranslation();
  const site = useSite();
  const switches = useSwitches();
  const types = openGameTypes(site);
  const first = types[0];
  const isMember = useHasToken();
  const { hero, heroPhone, pages } = useArt();
  const picture = usePicture();
  const offers = menuEntries(site, ["offers"]);
  const pageTiles = tilePages.flatMap((id) => {
    const entry = offers.find((offer) => offer.id === id);
    const art = pages[id];
    return entry && art ? [{ title: t(`nav.${id}`), eyebrow: t(`home.tile.${id}`), href: entry.path, art }] : [];
  });
  const bannerTiles = (banners ?? []).map((banner) => ({
    title: banner.title,
    eyebrow: banner.eyebrow,
    text: banner.text,
    href: pageLink(banner.link, site.features),
    action: t("home.hero.more"),
    art: { wide: picture(banner.picture), phone: picture(banner.phonePicture) },
  }));
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
            {!isMember && <ButtonLink href={joinPath(switches)}>{t("home.hero.cta")}</ButtonLink>}
            {first && (
              <ButtonLink href={first.entry.path} variant={isMember ? "primary" : "ghost"}>
                {isMember ? t("home.hero.play") : t("home.hero.cta2")}
              </ButtonLink>
            )}
          </>
        ),
      }}
      tiles={heroTiles(site.layout.hero, bannerTiles, pageTiles)}
      pending={!banners}
      controls={{ previous: t("controls.previous"), next: t("controls.next") }}
      panel={hasPanel(site.layout.hero) && <WelcomePanel />}
    />
  );
}

/** Only these formats have room for the panel. */
function hasPanel(format: ReturnType<typeof useSite>["layout"]["hero"]): boolean {
  return format === "split" || format === "board";
}
