import { mayEnter } from "@livery/product/access.ts";
import type { RouteRow } from "@livery/product/routes.ts";
import { Suspense, use } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { NotFound } from "../features/core/NotFound.tsx";
import { useTexts } from "../i18n/TextsContext.ts";
import { Frame } from "../shell/Frame.tsx";
import { hasSessionToken } from "../state/session.ts";
import { useSite } from "../state/SiteContext.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { PageFailure } from "./PageFailure.tsx";
import { PagePlaceholder } from "./PagePlaceholder.tsx";
import { sections } from "./sections.ts";

export interface PageProps {
  /** Without one the address is unknown, or its feature is off. */
  readonly route?: RouteRow;
}

/** One address of the site: behind the door where the site has one, in its frame, fetched when it is asked for. */
export function Page({ route }: PageProps) {
  const { switches } = useSite();
  const { key } = useLocation();
  const access = { loggedInOnly: switches.LOGGEDINONLY3, hasToken: hasSessionToken() };
  if (!mayEnter(route, access)) return <Navigate to="/login" replace />;
  return (
    <Frame layout={route?.layout ?? "full"}>
      <ErrorBoundary resetKey={key} fallback={<PageFailure />}>
        <Suspense fallback={<PagePlaceholder />}>{route ? <Content route={route} /> : <NotFound />}</Suspense>
      </ErrorBoundary>
    </Frame>
  );
}

/** Code and texts are asked for together; each is kept, so a page that was seen once shows at once. */
function Content({ route }: { readonly route: RouteRow }) {
  const texts = useTexts();
  const section = sections[route.section as keyof typeof sections];
  const textsCome = route.feature && texts.load(route.feature);
  void section.preload().catch(() => undefined);
  if (textsCome) use(textsCome);
  return <section.Component route={route} />;
}
