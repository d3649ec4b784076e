import type { Banner } from "@livery/platform/calls/announcements.ts";
import { TickerSkeleton } from "@livery/ui/Ticker/TickerSkeleton.tsx";
import { useState } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import { CallFailure } from "../kit/calls/CallFailure.tsx";
import { lazyCode } from "../loading/lazyCode.ts";
import * as page from "../kit/page/page.css.ts";
import { useLazyModule } from "../kit/useLazyModule.ts";
import { usePageTitle } from "../kit/page/usePageTitle.ts";
import { useSite } from "../site/SiteContext.ts";
import { DeferredSection } from "./DeferredSection.tsx";
import * as css from "./Home.css.ts";
import { HomeHero } from "./HomeHero.tsx";
import { planHome } from "./planHome.ts";
import { Shortcuts } from "./Shortcuts.tsx";
import { Trust } from "./Trust.tsx";

/** Everything that needs the platform. It is a chunk of its own, so that the first screen does not wait for it. */
const homeData = lazyCode(() => import("./data/HomeData.tsx"));

/** Home (RT-005): the brand's hero, then the sections in the brand's order. */
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
          <CallFailure what={t("home.rest")} form="row" retrying={retrying} onRetry={retry} />
        ) : (
          (code && <code.NoticeTicker />) || <TickerSkeleton />
        )}
      </div>
      <div className={page.stack}>
        {planHome(layout.home).map((section) => {
          if (section.id === "shortcuts") return <Shortcuts key={section.id} />;
          if (section.id === "trust") return <Trust key={section.id} />;
          return failed ? null : <DeferredSection key={section.id} section={section} Section={code?.DataSection} />;
        })}
      </div>
    </>
  );
}
