import type { Banner } from "@livery/platform/calls/announcements.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyCode } from "../../../parts/lazyCode.ts";
import * as page from "../../../parts/page.css.ts";
import { useLazyCode } from "../../../parts/useLazyCode.ts";
import { usePageTitle } from "../../../parts/usePageTitle.ts";
import { useSite } from "../../../state/SiteContext.ts";
import * as css from "./Home.css.ts";
import { HomeHero } from "./HomeHero.tsx";
import { planHome } from "./planHome.ts";
import { SectionFailure } from "./SectionFailure.tsx";
import { Shortcuts } from "./Shortcuts.tsx";
import { TickerPlace } from "./TickerPlace.tsx";
import { Trust } from "./Trust.tsx";
import { WaitingSection } from "./WaitingSection.tsx";

/** Everything that waits for the platform: the first screen does not wait for it. Its code begins to come with this one. */
const homeData = lazyCode(() => import("./data/HomeData.tsx"));
homeData.load().catch(() => undefined);

/** The first page (RT-005): the statement of the brand, and its sections in the brand's order. */
export function Home() {
  const { t } = useTranslation();
  const { layout } = useSite();
  const { code, failed, retrying, retry } = useLazyCode(homeData);
  const [banners, setBanners] = useState<readonly Banner[]>();
  usePageTitle();
  const Section = code?.DataSection ?? WaitingSection;
  return (
    <>
      <HomeHero banners={failed ? [] : banners} />
      {code && <code.BannerFeed onBanners={setBanners} />}
      <div className={css.ticker}>
        {failed ? (
          <SectionFailure what={t("home.rest")} retrying={retrying} onRetry={retry} />
        ) : (
          (code && <code.NoticeTicker />) || <TickerPlace />
        )}
      </div>
      <div className={page.stack}>
        {planHome(layout.home).map((section) => {
          if (section.id === "shortcuts") return <Shortcuts key={section.id} />;
          if (section.id === "trust") return <Trust key={section.id} />;
          return failed ? null : <Section key={section.id} {...section} />;
        })}
      </div>
    </>
  );
}
