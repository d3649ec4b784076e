import { VisuallyHidden } from "@livery/ui/VisuallyHidden/VisuallyHidden.tsx";
import { useEffect, useRef } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { shortTime } from "../../../kit/records/recordTime.ts";
import type { Mail } from "./mailData.ts";
import * as css from "./messageV2.css.ts";
import { useSiteClock } from "../../../kit/siteClock.ts";

interface MailRowsProps {
  /** The box. */
  readonly what: string;
  readonly mails: readonly Mail[];
  readonly isRead: (mail: Mail) => boolean;
  readonly opened: Mail | undefined;
  readonly onOpen: (mail: Mail) => void;
  /** The one that was open before the list came back. */
  readonly left: string | undefined;
}

/** The messages of a page; those that nobody has read stand out. */
export function MailRows({ what, mails, isRead, opened, onOpen, left }: MailRowsProps) {
  const { t } = useTranslation("member/messageV2");
  const clock = useSiteClock();
  const place = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <ul className={css.rows} aria-label={what}>
      {mails.map((mail) => (
        <li key={mail.id}>
          <button
            ref={mail.id === left ? place : undefined}
            type="button"
            className={css.row}
            data-unread={isRead(mail) ? undefined : ""}
            aria-current={mail.id === opened?.id || undefined}
            onClick={() => onOpen(mail)}
          >
            <span className={css.title}>
              {!isRead(mail) && <VisuallyHidden>{t("isUnread")}: </VisuallyHidden>}
              {mail.title || t("untitled")}
            </span>
            <time className={css.time} dateTime={mail.at}>
              {shortTime(new Date(mail.at), clock)}
            </time>
          </button>
        </li>
      ))}
    </ul>
  );
}
