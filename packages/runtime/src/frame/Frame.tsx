import type { LayoutId } from "@livery/product/routes.ts";
import { SkipLink } from "@livery/ui/SkipLink/SkipLink.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import { useLazyModule } from "../kit/useLazyModule.ts";
import { useSite } from "../site/SiteContext.ts";
import { Footer } from "./footer/Footer.tsx";
import * as css from "./Frame.css.ts";
import { frameOf } from "./frameOf.ts";
import { Header } from "./header/Header.tsx";
import { lateFrame } from "./lateFrame.ts";
import { SessionNotice } from "./SessionNotice.tsx";
import { TabBar } from "./bars/TabBar.tsx";

export interface FrameProps {
  readonly layout: LayoutId;
  readonly children: ReactNode;
}

/** A page with the header, footer and bars of its layout. */
export function Frame({ layout, children }: FrameProps) {
  const { t } = useTranslation();
  const site = useSite();
  const parts = frameOf(layout);
  const { code: late } = useLazyModule(lateFrame, "menu");
  const tabBar = parts.tabBar && site.layout.nav === "bottom";
  return (
    <>
      <SkipLink href="#main">{t("skip")}</SkipLink>
      <div className={css.shell} data-frame={layout}>
        {parts.header && <Header late={late} />}
        <main className={css.main} id="main" tabIndex={-1}>
          {children}
        </main>
        {parts.footer && <Footer late={late} />}
      </div>
      {late && <late.Around layout={layout} />}
      {tabBar && <TabBar />}
      <SessionNotice />
    </>
  );
}
