import { useCloseOnBack } from "@livery/ui/Dialog/BackContext.ts";
import { Tabs } from "@livery/ui/Tabs/Tabs.tsx";
import { useAtomValue } from "jotai";
import { useRef, useState } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { Pane } from "../../../kit/centre/Pane.tsx";
import { PaneContext, usePane } from "../../../kit/centre/PaneContext.ts";
import { unreadCountAtom } from "../../../kit/data/unreadCount.ts";
import { MailBox } from "./MailBox.tsx";
import { type Box, boxes, type Mail } from "./mailData.ts";
import { Message } from "./Message.tsx";
import { UnreadSentence } from "./UnreadSentence.tsx";

/** The messages of the platform in two boxes, and the one that is open (MC-018, MC-037). */
export default function Mailbox() {
  const { t } = useTranslation("member/messageV2");
  const pane = usePane();
  const { data: unread } = useAtomValue(unreadCountAtom);
  const [{ box, page }, setPlace] = useState<{ readonly box: Box; readonly page: number }>({ box: "INBOX", page: 1 });
  const [opened, setOpened] = useState<Mail>();
  // The list learns of it a moment later.
  const [readIds, setReadIds] = useState<readonly string[]>([]);
  const fills = pane.back !== undefined;
  const [left, setLeft] = useState<string>();
  const open = (mail: Mail | undefined) => {
    setLeft(opened?.id);
    setOpened(mail);
  };
  const close = () => open(undefined);
  // Takes the focus of a button that is gone once it has done its work.
  const place = useRef<HTMLElement>(null);
  const keepFocus = () => place.current?.focus();
  useCloseOnBack(fills && opened !== undefined, close);
  const message = opened && (
    <Message
      key={opened.id}
      mail={opened}
      titled={!fills}
      onRead={() => setReadIds((before) => [...before, opened.id])}
      onDeleted={() => {
        close();
        keepFocus();
      }}
    />
  );
  if (fills && message) {
    return (
      <PaneContext value={{ ...pane, title: opened.title || t("untitled"), back: close }}>
        <Pane>{message}</Pane>
      </PaneContext>
    );
  }
  return (
    <Pane>
      <div role="status">{unread && <UnreadSentence count={unread.count} />}</div>
      <Tabs
        label={t("boxes")}
        look="line"
        items={boxes.map((id) => ({
          id,
          label: t(`box.${id}`),
          panel: (
            <MailBox
              key={id}
              ref={place}
              box={id}
              page={page}
              onPage={(next) => setPlace({ box: id, page: next })}
              isRead={({ id: mail, read }) => read || readIds.includes(mail)}
              opened={opened}
              onOpen={open}
              left={left}
              onDone={keepFocus}
              message={message}
            />
          ),
        }))}
        selected={box}
        onSelect={(next) => {
          setPlace({ box: next, page: 1 });
          close();
        }}
      />
    </Pane>
  );
}
