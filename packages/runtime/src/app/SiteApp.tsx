import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { IconSpriteContext } from "@livery/ui/Icon/IconSpriteContext.ts";
import { LinkContext } from "@livery/ui/Link/LinkContext.ts";
import { Provider } from "jotai";
import { Suspense, use, useEffect, useMemo, useState } from "react";
import { I18nextProvider } from "react-i18next";
import { BrowserRouter } from "react-router-dom";
import { createTexts } from "../i18n/createTexts.ts";
import { TextsContext, useTexts } from "../i18n/TextsContext.ts";
import { createSiteStore } from "../state/createSiteStore.ts";
import { startLanguage, useLanguage } from "../state/language.ts";
import { applyMode, useMode } from "../state/mode.ts";
import { SiteContext } from "../state/SiteContext.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { preloadPage } from "./preloadPage.ts";
import { RouterAnchor } from "./RouterAnchor.tsx";
import { SiteRoutes } from "./SiteRoutes.tsx";
import { StartFailure } from "./StartFailure.tsx";
import { StartPlaceholder } from "./StartPlaceholder.tsx";

export interface SiteAppProps {
  /** The brand. A new object changes the page in place, as development and Storybook do. */
  readonly site: SiteConfig;
}

/** The whole site of one brand. */
export function SiteApp({ site }: SiteAppProps) {
  const [store] = useState(createSiteStore);
  const texts = useMemo(() => {
    const created = createTexts(site, startLanguage(site));
    preloadPage(location.pathname, site, created);
    return created;
  }, [site]);
  return (
    <Provider store={store}>
      <SiteContext value={site}>
        <TextsContext value={texts}>
          <I18nextProvider i18n={texts.i18n}>
            <IconSpriteContext value={site.assets.icons}>
              <ErrorBoundary resetKey={site.id} fallback={<StartFailure />}>
                <Suspense fallback={<StartPlaceholder site={site} />}>
                  <Site fonts={site.assets.fonts} />
                </Suspense>
              </ErrorBoundary>
            </IconSpriteContext>
          </I18nextProvider>
        </TextsContext>
      </SiteContext>
    </Provider>
  );
}

/** Waits for the texts of the frame, without which nothing can be said. A wait that may be over has no hook after it. */
function Site({ fonts }: { readonly fonts: readonly string[] }) {
  const texts = useTexts();
  if (!texts.has("core")) use(texts.load("core"));
  return <SpeakingSite fonts={fonts} />;
}

function SpeakingSite({ fonts }: { readonly fonts: readonly string[] }) {
  useDocument(fonts);
  return (
    <BrowserRouter>
      <LinkContext value={RouterAnchor}>
        <SiteRoutes />
      </LinkContext>
    </BrowserRouter>
  );
}

/** What the site says of itself outside of the page's body: language, mode, and after the first paint its fonts. */
function useDocument(fonts: readonly string[]): void {
  const { language } = useLanguage();
  const { mode } = useMode();
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  useEffect(() => applyMode(mode), [mode]);
  useEffect(() => {
    const sheets = fonts.map((href) => Object.assign(document.createElement("link"), { rel: "stylesheet", href }));
    document.head.append(...sheets);
    return () => {
      for (const sheet of sheets) sheet.remove();
    };
  }, [fonts]);
}
