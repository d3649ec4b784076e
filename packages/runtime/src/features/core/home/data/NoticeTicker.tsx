import { hasPage } from "@livery/product/routes.ts";
import { Ticker } from "@livery/ui/Ticker/Ticker.tsx";
import { TickerSkeleton } from "@livery/ui/Ticker/TickerSkeleton.tsx";
import { useTranslation } from "../../../../i18n/useTranslation.ts";
import { CallView } from "../../../../parts/calls/CallView.tsx";
import { useSite } from "../../../../state/SiteContext.ts";
import { useAnnouncements } from "./useAnnouncements.ts";

/** How many notices the ticker shows in turn. */
const SHOWN = 5;

/** The newest notices, one at a time; without notices it is not rendered. It shows titles only: the bodies are HTML. */
export function NoticeTicker() {
  const { t } = useTranslation();
  const site = useSite();
  const call = useAnnouncements();
  const href = hasPage("/noticePage", site) ? "/noticePage" : undefined;
  return (
    <CallView
      call={{ ...call, data: call.data?.notices.slice(0, SHOWN) }}
      what={t("home.notices")}
      form="line"
      skeleton={<TickerSkeleton />}
    >
      {(notices) => (
        <Ticker
          label={t("home.notices")}
          items={notices.map(({ id, title }) => ({ id, text: title, ...(href && { href }) }))}
          controls={{ previous: t("controls.previous"), next: t("controls.next") }}
          {...(href && { more: { href, label: t("controls.all") } })}
        />
      )}
    </CallView>
  );
}
