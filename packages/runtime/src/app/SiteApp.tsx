import type { Send } from "@livery/platform/createSend.ts";
import { directionOf } from "@livery/product/languages.ts";
import type { SiteConfig, SiteFonts } from "@livery/product/siteConfig.ts";
import { IconSpriteContext } from "@livery/ui/Icon/IconSpriteContext.ts";
import { LinkContext } from "@livery/ui/Link/LinkContext.ts";
import { type createStore, Provider, useSetAtom } from "jotai";
import { type ComponentType, type ReactNode, Suspense, use, useEffect, useLayoutEffect } from "react";
import type { Texts } from "../i18n/createTexts.ts";
import { TextsContext, useTexts } from "../i18n/TextsContext.ts";
import { setCodePatience } from "../loading/lazyCode.ts";
import { createSiteStore } from "../session/createSiteStore.ts";
import { languageAtom, useLanguage } from "../site/language.ts";
import { applyMode, useMode } from "../site/mode.ts";
import { SiteContext } from "../site/SiteContext.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { memoize } from "./memoize.ts";
import { RouterAnchor } from "./RouterAnchor.tsx";
import { SiteRouter } from "./SiteRouter.tsx";
import { SiteRoutes } from "./SiteRoutes.tsx";
import { StartFailure } from "./StartFailure.tsx";
import { StartSkeleton } from "./StartSkeleton.tsx";
import { StatusGate } from "./StatusGate.tsx";
import { textsOf } from "./textsOf.ts";

export interface SiteAppProps {
  /** The brand. A new object changes the page in place, as development and Storybook do. */
  readonly site: SiteConfig;
  /** The client of its platform. A new client starts with new state. */
  readonly send: Send;
  /** The router: the browser's address bar, unless a story starts at another page. */
  readonly router?: ComponentType<{ readonly children: ReactNode }> | undefined;
}

const storeFor = memoize((send: Send, site: SiteConfig) => {
  setCodePatience(site.constants.chunkLoadTimeout * 1000);
  return createSiteStore(site, send);
});

/** The whole site of one brand, with its logo until it has what every page needs. */
export function SiteApp(props: SiteAppProps) {
  return (
    <Suspense fallback={<StartSkeleton site={props.site} />}>
      <SuspendedSite {...props} />
    </Suspense>
  );
}

/** The site without anything to show meanwhile: it suspends until it has the core texts and the platform's status. */
export function SuspendedSite({ site, send, router = SiteRouter }: SiteAppProps) {
  return <SiteWith site={site} store={storeFor(send, site)} texts={textsOf(site)} router={router} />;
}

interface SiteWithProps extends Pick<SiteAppProps, "site"> {
  readonly router: NonNullable<SiteAppProps["router"]>;
  readonly store: ReturnType<typeof createStore>;
  readonly texts: Texts;
}

/** The site with its state and texts. It suspends as `SuspendedSite` does. */
export function SiteWith({ site, store, texts, router }: SiteWithProps) {
  return (
    <Provider store={store}>
      <SiteContext value={site}>
        <TextsContext value={texts}>
          <IconSpriteContext value={site.assets.icons}>
            <ErrorBoundary resetKey={site.id} fallback={<StartFailure />}>
              <Site fonts={site.assets.fonts} router={router} />
            </ErrorBoundary>
          </IconSpriteContext>
        </TextsContext>
      </SiteContext>
    </Provider>
  );
}

/** Waits for the core texts, which every page needs. */
function Site(props: SpeakingSiteProps) {
  const texts = useTexts();
  use(texts.load("core"));
  return <SpeakingSite {...props} />;
}

interface SpeakingSiteProps extends Pick<SiteWithProps, "router"> {
  readonly fonts: SiteFonts;
}

function SpeakingSite({ fonts, router: Router }: SpeakingSiteProps) {
  useDocument(fonts);
  return (
    <StatusGate>
      <Router>
        <LinkContext value={RouterAnchor}>
          <SiteRoutes />
        </LinkContext>
      </Router>
    </StatusGate>
  );
}

/**
 * Sets what belongs to the document as a whole: the language of the texts, which can differ from the chosen one (BR-023), the
 * mode, and, after the first content, the fonts.
 */
function useDocument(fonts: SiteFonts): void {
  const { language } = useLanguage();
  const texts = useTexts();
  const { mode } = useMode();
  const tellLanguage = useSetAtom(languageAtom);
  // Before the texts are painted: lines are as long as their language says.
  useLayoutEffect(() => {
    const spoken = texts.spoken();
    document.documentElement.lang = spoken;
    document.documentElement.dir = directionOf(spoken);
  }, [language, texts]);
  useEffect(() => tellLanguage(language), [language, tellLanguage]);
  useEffect(() => applyMode(mode), [mode]);
  useEffect(() => {
    const sheet = Object.assign(document.createElement("link"), { rel: "stylesheet", href: fonts.sheet });
    let left = false;
    // Without the code that knows when, at once.
    const ready = import("./fontsReady.ts").then(({ fontsReady }) => fontsReady(fonts.first, texts.spoken()));
    void ready.catch(() => undefined).then(() => left || document.head.append(sheet));
    return () => {
      left = true;
      sheet.remove();
    };
  }, [fonts, texts]);
}
