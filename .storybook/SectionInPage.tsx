import { accountKindOf } from "@livery/product/gate.ts";
import { type RoutePath, type RouteRow, routes, textsOf } from "@livery/product/routes.ts";
import type { SiteConfig } from "@livery/product/siteConfig.ts";
import { dialogSections } from "@livery/runtime/app/dialogSections.ts";
import { sections } from "@livery/runtime/app/sections.ts";
import { StackInPage } from "@livery/runtime/app/testing/StackInPage.tsx";
import { useTexts } from "@livery/runtime/i18n/TextsContext.ts";
import { createElement, type ReactNode, use, useState } from "react";
import { memberOf, type PaneResponses, withResponses } from "./PaneInCentre.tsx";
import { openScene } from "./sceneSend.ts";
import { useSetting } from "./SettingContext.ts";
import { siteIn } from "./siteIn.ts";

interface SectionInPageProps {
  readonly path: RoutePath;
  /** The platform's number of the kind of account that is logged in; a visitor when left out. */
  readonly agentType?: number | undefined;
  /** What differs in the brand's config. */
  readonly site?: Partial<SiteConfig>;
  /** What the platform answers in place of the scene, by the call's id. */
  readonly responses?: PaneResponses;
  /** Beside the page, such as a button that opens a dialog. */
  readonly children?: ReactNode;
}

/** One page of the product without its frame, with the dialogs over it and the real client: far less to draw than a whole site. */
export function SectionInPage({ path, agentType, site: changed, responses = {}, children }: SectionInPageProps) {
  const own = siteIn(useSetting());
  const [{ site, send }] = useState(() => {
    const kind = agentType === undefined ? undefined : accountKindOf(agentType);
    const { send: real } = openScene({ scene: kind ?? "guest", site: own });
    return { site: { ...own, ...changed }, send: withResponses(real, responses) };
  });
  return (
    <StackInPage
      site={site}
      send={send}
      sections={dialogSections}
      member={agentType === undefined ? undefined : { ...memberOf("memberCentre"), agentType }}
    >
      <Section route={routes.find((route) => route.path === path)!} />
      {children}
    </StackInPage>
  );
}

function Section({ route }: { readonly route: (typeof routes)[number] & RouteRow }) {
  const file = textsOf(route);
  if (file) use(useTexts().load(file));
  return <Code route={route} />;
}

function Code({ route }: { readonly route: (typeof routes)[number] & RouteRow }) {
  return createElement(use(sections[route.section].load()), { route });
}
