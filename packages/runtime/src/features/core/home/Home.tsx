import type { Banner } from "@livery/platform/calls/announcements.ts";
import { useState } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { lazyCode } from "../../../parts/lazyCode.ts";
import * as page from "../../../parts/page.css.ts";
import { useLazyModule } from "../../../parts/useLazyModule.ts";
import { usePageTitle } from "../../../parts/usePageTitle.ts";
import { useSite } from "../../../state/SiteContext.ts";
import * as css from "./Home.css.ts";
import { HomeHero } from "./HomeHero.tsx";
import { planHome } from "./planHome.ts";
import { SectionFailure } from "./SectionFailure.tsx";
import { SectionPlace } from "./SectionPlace.tsx";
import { Shortcuts } from "./Shortcuts.tsx";
import { TickerPlace } from "./TickerPlace.tsx";
import { Trust } from "./Trust.tsx";

/** Everything that waits for the platform: the first screen does not wait for it, nor share its way with it. */
const homeData = lazyCode(() => import("./data/HomeData.tsx"));

/** The first page (RT-005): the statement of the brand, and its sections in the brand's order. */
export function Home() {
  const { t } = useTranslation();
  const { layout } = useSite();
  const { code, failed, retrying, retry } = useLazyModule(homeData);
  const [banners, setBanners] = useState<readonly Banner[]>();
  usePageTitle();
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
          return failed ? null : <SectionPlace key={section.id} section={section} Section={code?.DataSection} />;
        })}
      </div>
    </>
  );
}
