import { deleteMail } from "@livery/platform/calls/deleteMail.ts";
import { readMail } from "@livery/platform/calls/readMail.ts";
import { Skeleton } from "@livery/ui/Skeleton/Skeleton.tsx";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { CallView } from "../../../kit/calls/CallView.tsx";
import { Amount } from "../../../kit/money/Amount.tsx";
import { fullTime } from "../../../kit/records/recordTime.ts";
import { useSiteClock } from "../../../kit/siteClock.ts";
import { useWrite } from "../../../kit/writes/useWrite.ts";
import { MailAction } from "./MailAction.tsx";
import { changedByMails, type Mail } from "./mailData.ts";
import * as css from "./messageV2.css.ts";

interface MessageProps {
  /** As the list has it, without its text. */
  readonly mail: Mail;
  /** Whether the title is here, and not in the head of the pane. */
  readonly titled: boolean;
  readonly onRead: () => void;
  readonly onDeleted: () => void;
}

/** An open message. Opening it is what makes it read (AP-144). */
export function Message({ mail, titled, onRead, onDeleted }: MessageProps) {
  const { t } = useTranslation("member/messageV2");
  const { text: answer, isGone } = useOpened(mail, onRead);
  const clock = useSiteClock();
  const time = new Date(mail.at);
  return (
    <article className={css.message}>
      {titled && <h4 className={css.heading}>{mail.title || t("untitled")}</h4>}
      <time className={css.time} dateTime={mail.at}>
        {fullTime(time, clock)}
      </time>
      {isGone ? (
        <p className={css.note}>{t("gone")}</p>
      ) : (
        <CallView
          call={answer}
          what={mail.title || t("untitled")}
          form="line"
          skeleton={
            <div className={css.waitingText}>
              <Skeleton shape="fill" />
            </div>
          }
        >
          {({ text, amount }) => (
            <>
              <p className={css.text}>{text || t("empty.message")}</p>
              {amount !== undefined && (
                <p className={css.amount}>
                  <Amount of={amount} />
                </p>
              )}
            </>
          )}
        </CallView>
      )}
      {!isGone && (
        <div className={css.below}>
          <MailAction
            call={deleteMail}
            id={mail.id}
            label={t("delete")}
            question={{ title: t("delete.title"), text: t("delete.text") }}
            onDone={onDeleted}
          />
        </div>
      )}
    </article>
  );
}

/** Opens a message on the platform as soon as it shows. */
function useOpened(mail: Mail, onRead: () => void) {
  const opening = useWrite(readMail, { invalidates: changedByMails, scope: mail.id });
  const [retried, setRetried] = useState<Error>();
  const error = "error" in opening ? opening.error : retried;
  const open = async () => {
    const { state } = await opening.write({ id: mail.id });
    if (state === "done") onRead();
  };
  const openAtOnce = useEffectEvent(() => void open());
  useEffect(() => openAtOnce(), []);
  return {
    isGone: "error" in opening && opening.error?.code === "MAIL_UNKNOWN",
    text: {
      // A platform may leave the message out of its response.
      data: opening.state === "done" ? (opening.response.mail ?? mail) : undefined,
      failed: error !== undefined,
      error,
      retrying: retried !== undefined,
      retry: () => {
        setRetried(error);
        void open().then(() => setRetried(undefined));
      },
    },
  };
}
