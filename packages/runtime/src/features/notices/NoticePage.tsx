import { Banner } from "@livery/ui/Banner/Banner.tsx";
import { EmptyState } from "@livery/ui/EmptyState/EmptyState.tsx";
import { Icon } from "@livery/ui/Icon/Icon.tsx";
import { Panel } from "@livery/ui/Panel/Panel.tsx";
import { Skeleton } from "@livery/ui/Skeleton/Skeleton.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { noticeTime } from "../../kit/announcements/noticeTime.ts";
import { useAnnouncements } from "../../kit/announcements/useAnnouncements.ts";
import { CallView } from "../../kit/calls/CallView.tsx";
import * as page from "../../kit/page/page.css.ts";
import { useArt } from "../../kit/pictures/useArt.ts";
import { usePageTitle } from "../../kit/page/usePageTitle.ts";
import { useOpenDialog } from "../../dialogs/dialogs.ts";
import { useSite } from "../../site/SiteContext.ts";
import * as css from "./notices.css.ts";

/** The list of the notices (NT-009). A press opens the notice in its dialog. */
export function NoticePage() {
  const { t } = useTranslation("notices");
  const { hero, empty } = useArt();
  const { noticePageSize } = useSite().constants;
  const openDialog = useOpenDialog();
  const call = useAnnouncements();
  usePageTitle(t("page.title"));
  return (
    <div className={page.page}>
      <Banner level={1} low title={t("page.title")} text={t("page.lead")} art={hero} />
      <CallView
        call={{ ...call, data: call.data?.notices }}
        what={t("page.title")}
        skeleton={
          <Panel>
            {Array.from({ length: noticePageSize }, (_, index) => (
              <div key={index} className={css.row}>
                <Skeleton />
              </div>
            ))}
          </Panel>
        }
        empty={<EmptyState title={t("empty")} art={empty} />}
      >
        {(notices) => (
          <Panel>
            <ul aria-label={t("list")}>
              {notices.map(({ id, title, at }) => (
                <li key={id} className={css.rowItem}>
                  <button
                    type="button"
                    className={css.row}
                    aria-haspopup="dialog"
                    onClick={() => openDialog("notice", { notice: id })}
                  >
                    <span className={css.rowTitle}>{title}</span>
                    <time className={css.rowTime}>{noticeTime(at)}</time>
                    <Icon name="caretRight" />
                  </button>
                </li>
              ))}
            </ul>
          </Panel>
        )}
      </CallView>
    </div>
  );
}
