import { Banner } from "@livery/ui/Banner/Banner.tsx";
import { EmptyState } from "@livery/ui/EmptyState/EmptyState.tsx";
import { useAtomValue } from "jotai";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { HeadedSection } from "../../parts/HeadedSection.tsx";
import * as page from "../../parts/page.css.ts";
import { appKinds, offeredResources } from "../../parts/resources/offeredResources.ts";
import { useArt } from "../../parts/useArt.ts";
import { usePageTitle } from "../../parts/usePageTitle.ts";
import { domainRouteAtom } from "../../state/queries/domainRoute.ts";
import { useQueryResult } from "../../state/queries/useQueryResult.ts";
import { systemStatusAtom } from "../../state/systemStatus.ts";
import { AppCard, AppCardsSkeleton } from "./AppCard.tsx";
import * as css from "./download.css.ts";
import { HomeScreenGuide } from "./HomeScreenGuide.tsx";
import { Mirrors } from "./Mirrors.tsx";

/** The apps and how to install them: /down and /download (RT-032, RT-037). */
export default function Download() {
  const { t } = useTranslation("download");
  const { app } = useArt();
  const status = useAtomValue(systemStatusAtom);
  const route = useQueryResult(domainRouteAtom);
  const offered = offeredResources(status?.resources ?? [], route.data?.resources ?? []);
  const apps = appKinds.flatMap((kind) => offered.find((resource) => resource.kind === kind) ?? []);
  const isWaiting = apps.length === 0 && !route.data && !route.failed;
  usePageTitle(t("page.title"));
  return (
    <div className={page.stack}>
      <div className={page.plainSection}>
        <Banner level={1} title={t("page.title")} text={t("page.lead")} art={app} />
      </div>
      <HeadedSection title={t("web.title")} eyebrow={t("web.eyebrow")}>
        <HomeScreenGuide />
      </HeadedSection>
      <HeadedSection title={t("apps.title")} eyebrow={t("apps.eyebrow")}>
        {isWaiting && <AppCardsSkeleton />}
        {!isWaiting && apps.length === 0 && (
          <EmptyState form="row" title={t("apps.none.title")} text={t("apps.none.text")} />
        )}
        {apps.length > 0 && (
          <ul className={css.cards}>
            {apps.map((resource) => (
              <AppCard key={resource.kind} resource={resource} />
            ))}
          </ul>
        )}
      </HeadedSection>
      <Mirrors route={route} />
    </div>
  );
}
