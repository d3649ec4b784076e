import { mayEnter } from "@livery/product/access.ts";
import { type RouteRow, textsOf } from "@livery/product/routes.ts";
import { createElement, Suspense, use, useEffect, useState } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { NotFound } from "../features/core/NotFound.tsx";
import { useTexts } from "../i18n/TextsContext.ts";
import type { LoginState } from "../parts/wantedPath.ts";
import { Frame } from "../shell/Frame.tsx";
import { useLanguage } from "../state/language.ts";
import { useGateContext } from "../state/useGateContext.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { PageFailure } from "./PageFailure.tsx";
import { PageFocus } from "./PageFocus.tsx";
import { PageSkeleton } from "./PageSkeleton.tsx";
import type { Section } from "./lazySection.ts";
import { fetchPage } from "./preloadPage.ts";
import { sections } from "./sections.ts";

export interface PageProps {
  /** Without one the address is unknown, or its feature is off. */
  readonly route?: RouteRow;
}

/** One address of the site: behind the door where the site has one, in its frame, fetched when it is asked for. */
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
        {/* a boundary of its own for each page, so that a slow one shows at once that it comes */}
        <Suspense key={route?.path} fallback={<PageSkeleton />}>
          {route ? <Content route={route} /> : <NotFound />}
          <PageFocus />
        </Suspense>
      </ErrorBoundary>
    </Frame>
  );
}

/** Code and texts are asked for together; each is kept, so a page that was seen once shows at once. */
function Content({ route }: { readonly route: RouteRow }) {
  const texts = useTexts();
  // Draws it again when the language changes: should its texts not be here then, it waits for them.
  useLanguage();
  const section = sections[route.section as keyof typeof sections];
  // Who waits for the texts first hears of the code's failure afterwards.
  if (!section.here) section.load().catch(() => undefined);
  const file = textsOf(route);
  if (file) use(texts.load(file));
  return <Code route={route} section={section} />;
}

/** A component of its own: React knows the promises that one waits for by their order, which is to stay the same. */
function Code({ route, section }: { readonly route: RouteRow; readonly section: Section }) {
  return createElement(use(section.load()), { route });
}
