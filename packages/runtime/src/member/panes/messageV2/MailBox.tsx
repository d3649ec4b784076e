import { deleteMail } from "@livery/platform/calls/deleteMail.ts";
import { mails } from "@livery/platform/calls/mails.ts";
import { readMail } from "@livery/platform/calls/readMail.ts";
import { EmptyState } from "@livery/ui/EmptyState/EmptyState.tsx";
import { Skeleton } from "@livery/ui/Skeleton/Skeleton.tsx";
import { type ReactNode, type Ref, useEffect, useEffectEvent } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { CallPages } from "../../../kit/calls/CallPages.tsx";
import { CallView } from "../../../kit/calls/CallView.tsx";
import { useCall } from "../../../kit/calls/useCall.ts";
import { usePane } from "../../../kit/centre/PaneContext.ts";
import { useArt } from "../../../kit/pictures/useArt.ts";
import { MailAction } from "./MailAction.tsx";
import type { Box, Mail } from "./mailData.ts";
import { MailRows } from "./MailRows.tsx";
import * as css from "./messageV2.css.ts";

const PAGE_SIZE = 20;

interface MailBoxProps {
  /** It can take the focus. */
  readonly ref: Ref<HTMLElement>;
  readonly box: Box;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly isRead: (mail: Mail) => boolean;
  readonly opened: Mail | undefined;
  readonly onOpen: (mail: Mail | undefined) => void;
  /** The one that was open before. */
  readonly left: string | undefined;
  /** All were changed. */
  readonly onDone: () => void;
  /** The open one, where there is room beside the list. */
  readonly message: ReactNode;
}

/** One box: what can be done with all of its messages, the list, and beside it the open message. */
export function MailBox({ ref, box, page, onPage, isRead, opened, onOpen, left, onDone, message }: MailBoxProps) {
  const { t } = useTranslation("member/messageV2");
  const { empty } = useArt();
  const { back } = usePane();
  const what = t(`box.${box}`);
  const response = useCall(mails, { box, pageNo: page, pageSize: PAGE_SIZE });
  const { data } = response;
  // Deleting can leave fewer pages than the one that shows.
  const last = data && !response.stale ? Math.max(1, data.totalPages) : page;
  const leadBack = useEffectEvent(() => onPage(last));
  useEffect(() => {
    if (page > last) leadBack();
  }, [page, last]);
  return (
    <section ref={ref} className={css.box} tabIndex={-1} aria-label={what}>
      <CallView
        call={response}
        what={what}
        skeleton={<MailSkeleton />}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState level={4} title={t(`empty.${box}`)} text={t("empty.text")} art={empty} />}
      >
        {({ list, totalPages, unread }) => (
          <div className={css.content}>
            <div className={css.actions}>
              {unread > 0 && <MailAction call={readMail} label={t("readAll")} onDone={onDone} />}
              {(totalPages > 1 || list.some(isRead)) && (
                <MailAction
                  call={deleteMail}
                  label={t("deleteRead")}
                  question={{ title: t("deleteRead.title"), text: t("deleteRead.text") }}
                  onDone={() => {
                    onOpen(undefined);
                    onDone();
                  }}
                />
              )}
            </div>
            <div className={css.columns}>
              <div className={css.list}>
                <MailRows what={what} mails={list} isRead={isRead} opened={opened} onOpen={onOpen} left={left} />
                <CallPages response={data} what={what} page={page} onPage={onPage} />
              </div>
              {!back && (
                <div className={css.beside} aria-live="polite">
                  {message ?? <p className={css.note}>{t("choose")}</p>}
                </div>
              )}
            </div>
          </div>
        )}
      </CallView>
    </section>
  );
}

/** As high as the first rows. */
function MailSkeleton() {
  return (
    <div className={css.waiting}>
      {Array.from({ length: 5 }, (_, index) => (
        <div key={index} className={css.waitingRow}>
          <Skeleton shape="text" />
        </div>
      ))}
    </div>
  );
}
