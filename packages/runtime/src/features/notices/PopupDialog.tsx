import { Button } from "@livery/ui/Button/Button.tsx";
import { Checkbox } from "@livery/ui/Checkbox/Checkbox.tsx";
import { useEffect } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useAnnouncements } from "../../kit/announcements/useAnnouncements.ts";
import { DialogFrame } from "../../kit/DialogFrame.tsx";
import { useDialog } from "../../dialogs/DialogContext.ts";
import { ServerHtml } from "../../kit/html/ServerHtml.tsx";
import * as board from "../../kit/announcements/noticeBoard.css.ts";
import * as css from "./notices.css.ts";

interface PopupDialogProps {
  /** Whether they stay away for the rest of the day. */
  readonly hide: (today: boolean) => void;
}

/** The pop-up announcements, below one another (NT-014). */
export function PopupDialog({ hide }: PopupDialogProps) {
  const { t } = useTranslation("notices");
  const { close } = useDialog();
  const popups = useAnnouncements().data?.popups ?? [];
  const isEmpty = popups.length === 0;
  // Another language may have none.
  useEffect(() => {
    if (isEmpty) close();
  }, [isEmpty, close]);
  if (isEmpty) return null;
  return (
    <DialogFrame
      title={t("popup.title")}
      footer={
        <div className={css.popupFoot}>
          <Checkbox onChange={({ currentTarget }) => hide(currentTarget.checked)}>{t("popup.hide")}</Checkbox>
          <Button onClick={close}>{t("popup.close")}</Button>
        </div>
      }
    >
      <div className={css.popups}>
        {popups.map(({ id, title, content }) => (
          <article key={id} className={css.popup}>
            <h3 className={board.title}>{title}</h3>
            <ServerHtml html={content} what={title} level={4} />
          </article>
        ))}
      </div>
    </DialogFrame>
  );
}
