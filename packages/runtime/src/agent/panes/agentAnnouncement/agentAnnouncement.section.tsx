import { EmptyState } from "@livery/ui/EmptyState/EmptyState.tsx";
import { phone } from "@livery/ui/style/media.ts";
import { useMatches } from "@livery/ui/useMatches.ts";
import { Skeleton } from "@livery/ui/Skeleton/Skeleton.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { NoticeBoard } from "../../../kit/announcements/NoticeBoard.tsx";
import { useAnnouncements } from "../../../kit/announcements/useAnnouncements.ts";
import { CallView } from "../../../kit/calls/CallView.tsx";
import { Pane } from "../../../kit/centre/Pane.tsx";
import { useArt } from "../../../kit/pictures/useArt.ts";
import * as css from "./agentAnnouncement.css.ts";

/** The notices of the site for agents, the newest open (AG-004, NT-018). */
export default function AgentAnnouncement() {
  const { t } = useTranslation("agent/agentAnnouncement");
  const { t: agent } = useTranslation("agent");
  const isPhone = useMatches(phone);
  const call = useAnnouncements();
  const { empty } = useArt();
  const what = agent("pane.agentAnnouncement");
  return (
    <Pane>
      <CallView
        call={{ ...call, data: call.data?.notices }}
        what={what}
        skeleton={
          <div className={css.wait}>
            <Skeleton shape="fill" />
          </div>
        }
        empty={<EmptyState level={4} title={t("empty")} art={empty} />}
      >
        {(notices) => (
          <NoticeBoard
            notices={notices}
            texts={{ list: t("list"), what, choose: t("choose"), back: t("back") }}
            first={isPhone ? undefined : notices[0]?.id}
          />
        )}
      </CallView>
    </Pane>
  );
}
