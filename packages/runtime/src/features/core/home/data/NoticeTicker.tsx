import { hasPage } from "@livery/product/routes.ts";
import { Ticker } from "@livery/ui/Ticker/Ticker.tsx";
import { useTranslation } from "../../../../i18n/useTranslation.ts";
import { useSite } from "../../../../state/SiteContext.ts";
import { SectionFailure } from "../SectionFailure.tsx";
import { TickerPlace } from "../TickerPlace.tsx";
import { useAnnouncements } from "./useAnnouncements.ts";

/** The newest notices, one at a time; without any there is no line. Their bodies are HTML and stay where they are. */
export function NoticeTicker() {
  const { t } = useTranslation();
  const site = useSite();
  const { data, failed, retrying, retry } = useAnnouncements();
  if (failed) return <SectionFailure slight what={t("home.notices")} retrying={retrying} onRetry={retry} />;
  if (!data) return <TickerPlace />;
  if (data.notices.length === 0) return null;
  const href = hasPage("/noticePage", site) ? "/noticePage" : undefined;
  return (
    <Ticker
      label={t("home.notices")}
      items={data.notices.slice(0, SHOWN).map(({ id, title }) => ({ id, text: title, ...(href && { href }) }))}
      controls={{ previous: t("home.previous"), next: t("home.next") }}
      {...(href && { more: { href, label: t("home.all") } })}
    />
  );
}

/** How many notices the line goes through. */
const SHOWN = 5;
