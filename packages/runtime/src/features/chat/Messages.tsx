import { classNames } from "@livery/ui/classNames.ts";
import { Button } from "@livery/ui/Button/Button.tsx";
import { Skeleton } from "@livery/ui/Skeleton/Skeleton.tsx";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { CallView } from "../../kit/calls/CallView.tsx";
import { useLanguage } from "../../site/language.ts";
import { useQueryResult } from "../../kit/calls/useQueryResult.ts";
import * as css from "./chat.css.ts";
import type { ChatRoom } from "./chatRooms.ts";
import { type ChatMessage, roomMessagesAtom } from "./roomMessages.ts";

/** What was written in a room. Screen readers announce what is added, and the page follows it unless the visitor reads back. */
export function Messages({ room }: { readonly room: ChatRoom }) {
  const { t } = useTranslation("chat");
  const call = useQueryResult(roomMessagesAtom(room.id));
  const end = useRef<HTMLDivElement>(null);
  const { unseen, showEnd } = useFollowing(end, call.data?.at(-1));
  return (
    <>
      <div className={css.log} role="log" aria-label={t("messages", { room: room.name })}>
        <CallView
          call={call}
          what={t("messages", { room: room.name })}
          skeleton={<MessagesSkeleton />}
          empty={
            <p className={css.empty}>
              {t("empty")}
              {room.canWrite && ` ${t("emptyWrite")}`}
            </p>
          }
        >
          {(list) => (
            <ol className={css.list}>
              {list.map((message) => (
                <Message key={message.id} message={message} />
              ))}
            </ol>
          )}
        </CallView>
      </div>
      <div ref={end} className={css.end} />
      {unseen && (
        <div className={css.more}>
          <Button size="sm" icon="caretDown" onClick={showEnd}>
            {t("more")}
          </Button>
        </div>
      )}
    </>
  );
}

/** When a message was written. */
const moment = { month: "numeric", day: "numeric", hour: "numeric", minute: "2-digit" } as const;

function Message({ message: { author, own, text, at } }: { readonly message: ChatMessage }) {
  const { t } = useTranslation("chat");
  const { language } = useLanguage();
  return (
    <li className={classNames(css.message, own && css.own)}>
      <span className={css.about}>
        <span className={css.author}>{own ? t("you") : author}</span>{" "}
        <time dateTime={at}>{new Intl.DateTimeFormat(language, moment).format(new Date(at))}</time>
      </span>
      <p className={classNames(css.bubble, own && css.ownBubble)}>{text}</p>
    </li>
  );
}

export function MessagesSkeleton() {
  return (
    <div className={css.skeleton}>
      {[62, 46, 74, 38].map((width) => (
        <span key={width} style={{ width: `${width}%` }}>
          <Skeleton />
          <Skeleton />
        </span>
      ))}
    </div>
  );
}

/** Keeps the end in view: at first, and as long as it is in view when a message comes, or the visitor wrote it. */
function useFollowing(end: RefObject<HTMLDivElement | null>, last: ChatMessage | undefined) {
  const [unseen, setUnseen] = useState(false);
  const isAtEnd = useRef(true);
  const showEnd = () => end.current?.scrollIntoView({ block: "end" });
  const id = last?.id;
  const own = last?.own;
  useLayoutEffect(() => {
    if (id === undefined) return;
    if (isAtEnd.current || own) end.current?.scrollIntoView({ block: "end" });
    else setUnseen(true);
  }, [id, own, end]);
  useEffect(() => {
    if (!end.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      isAtEnd.current = entry?.isIntersecting ?? true;
      if (isAtEnd.current) setUnseen(false);
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [end]);
  return { unseen, showEnd };
}
