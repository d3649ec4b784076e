import { mayEnter } from "@livery/product/access.ts";
import { type RouteRow, textsOf } from "@livery/product/routes.ts";
import { createElement, Suspense, use, useEffect, useState } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { NotFound } from "./NotFound.tsx";
import { useTexts } from "../i18n/TextsContext.ts";
import type { LoginState } from "../kit/links/wantedPath.ts";
import { Frame } from "../frame/Frame.tsx";
import { useLanguage } from "../site/language.ts";
import { useGateContext } from "../session/useGateContext.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { PageFailure } from "./PageFailure.tsx";
import { PageFocus } from "./PageFocus.tsx";
import { PageSkeleton } from "./PageSkeleton.tsx";
import type { Section } from "../loading/lazySection.ts";
import { fetchPage } from "./preloadPage.ts";
import { sections } from "./sections.ts";

export interface PageProps {
  /** Undefined if the address is unknown or its feature is off. */
  readonly route?: RouteRow | undefined;
}

/** The page at one address, in its frame. Visitors without access are sent to the login. */
export function Page({ route }: PageProps) {
  const context = useGateContext();
  const { key, pathname, search, hash } = useLocation();
  const texts = useTexts();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => texts.show(route && textsOf(route)), [texts, route]);
  if (!mayEnter(route, context)) {
    const state: LoginState = { wanted: pathname + search + hash };
    return <Navigate to="/login" state={state} replace />;
  }
  const failure = (
    <PageFailure
      retry={async () => {
        if (route) await fetchPage(route, texts);
      }}
      onRetried={() => setAttempt((number) => number + 1)}
    />
  );
  return (
    <Frame layout={route?.layout ?? "full"}>
      <ErrorBoundary resetKey={`${key} ${attempt}`} fallback={failure}>
        {/* Each page has its own boundary, so that the skeleton of a slow page shows at once. */}
        <Suspense key={route?.path} fallback={<PageSkeleton />}>
          {route ? <Content route={route} /> : <NotFound />}
          <PageFocus />
        </Suspense>
      </ErrorBoundary>
    </Frame>
  );
}

/** Loads code and texts in parallel and keeps them, so that a page shows at once on later visits. */
function Content({ route }: { readonly route: RouteRow }) {
  const texts = useTexts();
  // Renders again when the language changes, and waits if the texts of the new language are still missing.
  useLanguage();
  const section = sections[route.section as keyof typeof sections];
  // Starts the code in parallel with the texts. `Code` reports a failure once the texts are there.
  if (!section.here) section.load().catch(() => undefined);
  const file = textsOf(route);
  if (file) use(texts.load(file));
  return <Code route={route} section={section} />;
}

/** A separate component: React identifies the promises of a component by their order, which must not change. */
function Code({ route, section }: { readonly route: RouteRow; readonly section: Section }) {
  return createElement(use(section.load()), { route });
}
