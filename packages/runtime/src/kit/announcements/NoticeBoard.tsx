import type { Announcements } from "@livery/platform/calls/announcements.ts";
import { Button } from "@livery/ui/Button/Button.tsx";
import { useEffect, useRef, useState } from "react";
import { CallPages } from "../calls/CallPages.tsx";
import { ServerHtml } from "../html/ServerHtml.tsx";
import { useSite } from "../../site/SiteContext.ts";
import * as css from "./noticeBoard.css.ts";
import { noticeTime } from "./noticeTime.ts";

type Notices = Announcements["notices"];

interface NoticeBoardProps {
  readonly notices: Notices;
  /** The name of the list, what it is about, what is in place of a notice, and the way back to the list on a phone. */
  readonly texts: { readonly list: string; readonly what: string; readonly choose: string; readonly back: string };
  /** The id of the notice that is open at first (NT-006). */
  readonly first?: string | undefined;
}

/** A page of titles, and the chosen notice beside it. On a phone the notice takes the list's place. */
export function NoticeBoard({ notices, texts, first }: NoticeBoardProps) {
  const { noticePageSize: size } = useSite().constants;
  const place = notices.findIndex(({ id }) => id === first);
  const [page, setPage] = useState(place === -1 ? 1 : Math.floor(place / size) + 1);
  const [chosen, setChosen] = useState(place === -1 ? undefined : first);
  const notice = notices.find(({ id }) => id === chosen);
  const pages = Math.max(1, Math.ceil(notices.length / size));
  const at = Math.min(page, pages);
  const list = useRef<HTMLDivElement>(null);
  const goBack = () => {
    list.current?.querySelector<HTMLElement>("[aria-current]")?.focus();
    setChosen(undefined);
  };
  return (
    <div className={css.board} data-open={notice && ""}>
      <div className={css.list} ref={list}>
        <ul aria-label={texts.list}>
          {notices.slice((at - 1) * size, at * size).map(({ id, title, at: time }) => (
            <li key={id}>
              <button
                type="button"
                className={css.entry}
                aria-current={id === chosen ? "true" : undefined}
                onClick={() => setChosen(id)}
              >
                <span className={css.entryTitle}>{title}</span>
                <time className={css.time}>{noticeTime(time)}</time>
              </button>
            </li>
          ))}
        </ul>
        <CallPages
          response={{ totalPages: pages }}
          what={texts.what}
          page={at}
          onPage={(next) => {
            setPage(next);
            setChosen(undefined);
          }}
        />
      </div>
      <div className={css.pane}>
        {notice ? (
          <Reader key={notice.id} notice={notice} backLabel={texts.back} onBack={goBack} />
        ) : (
          <p className={css.choose}>{texts.choose}</p>
        )}
      </div>
    </div>
  );
}

interface ReaderProps {
  readonly notice: Notices[number];
  readonly backLabel: string;
  readonly onBack: () => void;
}

function Reader({ notice: { title, content, at }, backLabel, onBack }: ReaderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // On a phone the pressed title is hidden now, and the focus with it.
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && activeElement.offsetParent === null) heading.current?.focus();
  }, []);
  return (
    <article className={css.reader}>
      <div className={css.back}>
        <Button size="sm" variant="ghost" icon="arrowLeft" onClick={onBack}>
          {backLabel}
        </Button>
      </div>
      <h3 className={css.title} ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <time className={css.time}>{noticeTime(at)}</time>
      <ServerHtml html={content} what={title} level={4} />
    </article>
  );
}
