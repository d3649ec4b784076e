import type { DomainRoute } from "@livery/platform/calls/domainRoute.ts";
import { Link } from "@livery/ui/Link/Link.tsx";
import { Panel } from "@livery/ui/Panel/Panel.tsx";
import { Skeleton } from "@livery/ui/Skeleton/Skeleton.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { CallView } from "../../kit/calls/CallView.tsx";
import { formatCount } from "../../kit/formatCount.ts";
import { HeadedSection } from "../../kit/page/HeadedSection.tsx";
import { isHttps } from "../../kit/resources/offeredResources.ts";
import type { QueryResult } from "../../kit/calls/useQueryResult.ts";
import * as css from "./download.css.ts";
import { bySpeed } from "./bySpeed.ts";

/** The site's other addresses, the fastest first (DL-007). */
export function Mirrors({ route }: { readonly route: QueryResult<DomainRoute> }) {
  const { t } = useTranslation("download");
  const domains = route.data && bySpeed(route.data.domains.filter(({ url }) => isHttps(url)));
  return (
    <CallView
      call={{ ...route, data: domains }}
      what={t("mirrors.title")}
      form="row"
      skeleton={
        <div className={css.mirrorsWaiting}>
          <Skeleton shape="fill" />
        </div>
      }
      frame={(content) => <HeadedSection title={t("mirrors.title")}>{content}</HeadedSection>}
    >
      {(list) => (
        <Panel padded>
          <p className={css.lead}>{t("mirrors.lead")}</p>
          <ol className={css.mirrors}>
            {list.map(({ url, speed }) => (
              <li key={url} className={css.mirror}>
                <Link className={css.address} href={url} rel="noopener noreferrer">
                  {new URL(url).host}
                </Link>
                {Number.isFinite(speed) && (
                  <span className={css.speed}>{t("mirrors.speed", { speed: formatCount(speed) })}</span>
                )}
              </li>
            ))}
          </ol>
        </Panel>
      )}
    </CallView>
  );
}
