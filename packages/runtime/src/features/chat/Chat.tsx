import { CallView } from "../../kit/calls/CallView.tsx";
import { DialogFrame } from "../../kit/DialogFrame.tsx";
import { EmptyState } from "@livery/ui/EmptyState/EmptyState.tsx";
import { SegmentedControl } from "@livery/ui/SegmentedControl/SegmentedControl.tsx";
import { useState } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useQueryResult } from "../../kit/calls/useQueryResult.ts";
import * as css from "./chat.css.ts";
import { chatRoomsAtom } from "./chatRooms.ts";
import { Composer } from "./Composer.tsx";
import { Messages, MessagesSkeleton } from "./Messages.tsx";

/** The chat rooms in a window with the brand's own header (MO-020, BR-018). */
export function Chat() {
  const { t } = useTranslation("chat");
  const { data, ...call } = useQueryResult(chatRoomsAtom);
  const [chosen, choose] = useState<string>();
  const rooms = data?.list;
  const room = rooms?.find(({ id }) => id === chosen) ?? rooms?.[0];
  return (
    <DialogFrame title={t("title")} tone="chat" footer={room ? <Composer key={room.id} room={room} /> : undefined}>
      <div className={css.chat}>
        <CallView
          call={{ ...call, data: rooms }}
          what={t("what")}
          skeleton={<MessagesSkeleton />}
          empty={<EmptyState title={t("noRooms")} level={3} form="row" />}
        >
          {(all) => (
            <>
              {all.length > 1 && (
                <div className={css.rooms}>
                  <SegmentedControl
                    label={room && room.online > 0 ? t("roomOnline", { count: room.online }) : t("room")}
                    options={all.map(({ id, name }) => ({ value: id, label: name }))}
                    value={room?.id ?? ""}
                    onValue={choose}
                  />
                </div>
              )}
              {room && <Messages key={room.id} room={room} />}
            </>
          )}
        </CallView>
      </div>
    </DialogFrame>
  );
}
