import { EmptyState } from "@livery/ui/EmptyState/EmptyState.tsx";
import { useAtomValue } from "jotai";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { HeadedSection } from "../../kit/page/HeadedSection.tsx";
import { appKinds } from "../../kit/resources/offeredResources.ts";
import { resourcesAtom } from "../../kit/resources/resourcesAtom.ts";
import { domainRouteAtom } from "../../kit/data/domainRoute.ts";
import { useQueryResult } from "../../kit/calls/useQueryResult.ts";
import { AppCard, AppCardsSkeleton } from "./AppCard.tsx";
import * as css from "./download.css.ts";
import { HomeScreenGuide } from "./HomeScreenGuide.tsx";
import { Mirrors } from "./Mirrors.tsx";

const appsAtom = resourcesAtom(appKinds);

/** The app on the home screen, the apps of the stores, and the site's other addresses. */
export function DownloadWays() {
  const { t } = useTranslation("download");
  const apps = useAtomValue(appsAtom);
  const route = useQueryResult(domainRouteAtom);
  const isWaiting = apps.length === 0 && !route.data && !route.failed;
  return (
    <>
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
    </>
  );
}
