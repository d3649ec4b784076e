import type { LayoutId } from "@livery/product/routes.ts";
import { Icon } from "@livery/ui/Icon/Icon.tsx";
import { SkipLink } from "@livery/ui/SkipLink/SkipLink.tsx";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { useForgetLanguageFailure, useLanguage } from "../state/language.ts";
import { useSite } from "../state/SiteContext.ts";
import { Footer } from "./Footer.tsx";
import * as css from "./Frame.css.ts";
import { frameOf } from "./frameOf.ts";
import { Header } from "./Header.tsx";
import { RightBar } from "./RightBar.tsx";
import { SideMenu } from "./SideMenu.tsx";
import { TabBar } from "./TabBar.tsx";

export interface FrameProps {
  readonly layout: LayoutId;
  readonly children: ReactNode;
}

/** The page with what its layout puts around it. */
export function Frame({ layout, children }: FrameProps) {
  const { t } = useTranslation();
  const site = useSite();
  const parts = frameOf(layout);
  const tabBar = parts.tabBar && site.layout.nav === "bottom";
  return (
    <>
      <SkipLink href="#main">{t("skip")}</SkipLink>
      <div className={css.shell} data-frame={layout}>
        {parts.header && <Header />}
        <main className={css.main} id="main" tabIndex={-1}>
          {children}
        </main>
        {parts.footer && <Footer />}
      </div>
      {parts.rightBar && <RightBar />}
      {tabBar && <TabBar />}
      {parts.header && <SideMenu />}
      <LanguageNotice />
    </>
  );
}

/** Says that the language could not be changed; silent otherwise. A press puts it away, and so does the next page. */
function LanguageNotice() {
  const { t } = useTranslation();
  const { failed, dismiss } = useLanguage();
  const { key } = useLocation();
  useForgetLanguageFailure(key);
  return (
    <div className={css.notice} role="status">
      {failed && (
        <button type="button" className={css.dismiss} onClick={dismiss}>
          {t("language.failed")}
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
