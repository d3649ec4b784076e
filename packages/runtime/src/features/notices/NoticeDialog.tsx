import { EmptyState } from "@livery/ui/EmptyState/EmptyState.tsx";
import { Skeleton } from "@livery/ui/Skeleton/Skeleton.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { NoticeBoard } from "../../kit/announcements/NoticeBoard.tsx";
import { useAnnouncements } from "../../kit/announcements/useAnnouncements.ts";
import { CallView } from "../../kit/calls/CallView.tsx";
import { DialogFrame } from "../../kit/DialogFrame.tsx";
import { useArt } from "../../kit/pictures/useArt.ts";

import * as css from "./notices.css.ts";

interface NoticeDialogProps {
  readonly notice?: string | undefined;
}

/** The notices, with the chosen one beside their list (NT-004, NT-008). */
export function NoticeDialog({ notice }: NoticeDialogProps) {
  const { t } = useTranslation("notices");
  const call = useAnnouncements();
  const { empty } = useArt();
  const title = t("notification");
  return (
    <DialogFrame title={title} format="split">
      <CallView
        call={{ ...call, data: call.data?.notices }}
        what={title}
        skeleton={
          <div className={css.wait}>
            <Skeleton shape="fill" />
          </div>
        }
        empty={<EmptyState title={t("empty")} art={empty} level={3} />}
      >
        {(notices) => (
          <NoticeBoard
            key={notice}
            notices={notices}
            texts={{ list: t("list"), what: title, choose: t("choose"), back: t("back") }}
            first={notice}
          />
        )}
      </CallView>
    </DialogFrame>
  );
}
