import { hasPage } from "@livery/product/routes.ts";
import { Ticker } from "@livery/ui/Ticker/Ticker.tsx";
import { TickerSkeleton } from "@livery/ui/Ticker/TickerSkeleton.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { CallView } from "../../kit/calls/CallView.tsx";
import { useOpenDialog } from "../../dialogs/dialogs.ts";
import { useSite } from "../../site/SiteContext.ts";
import { useAnnouncements } from "../../kit/announcements/useAnnouncements.ts";

/** How many notices the ticker shows in turn. */
const SHOWN = 5;

/** The newest notices, one at a time; without notices it is not rendered. A press opens the notice (NT-010). */
export function NoticeTicker() {
  const { t } = useTranslation();
  const site = useSite();
  const call = useAnnouncements();
  const openDialog = useOpenDialog();
  const hasNotices = hasPage("/noticePage", site);
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
          items={notices.map(({ id, title }) => ({ id, text: title }))}
          controls={{ previous: t("controls.previous"), next: t("controls.next") }}
          onOpen={hasNotices ? (id: string) => openDialog("notice", { notice: id }) : undefined}
          more={hasNotices ? { href: "/noticePage", label: t("controls.all") } : undefined}
        />
      )}
    </CallView>
  );
}
