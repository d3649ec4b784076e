import { type Room, rooms } from "@livery/platform/calls/rooms.ts";
import type { Game } from "@livery/platform/game.ts";
import { Button } from "@livery/ui/Button/Button.tsx";
import { Panel } from "@livery/ui/Panel/Panel.tsx";
import { Skeleton } from "@livery/ui/Skeleton/Skeleton.tsx";
import { Tag } from "@livery/ui/Tag/Tag.tsx";
import { useId } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { CallView } from "../../kit/calls/CallView.tsx";
import { useLaunch } from "../../launch/useLaunch.ts";
import { amountParts } from "../../kit/money/formatAmount.ts";
import { useCurrency } from "../../kit/money/useCurrency.ts";
import { usePicture } from "../../kit/pictures/usePicture.ts";
import { useCall } from "../../kit/calls/useCall.ts";
import { useHasToken } from "../../session/session.ts";
import * as css from "./Rooms.css.ts";

/** The open rooms of a provider, or of all of them, each to be joined (LB-029). The platform lists them to members only. */
export function Rooms({ vendor }: { readonly vendor: string | undefined }) {
  return useHasToken() ? <RoomList vendor={vendor} /> : null;
}

function RoomList({ vendor }: { readonly vendor: string | undefined }) {
  const { t } = useTranslation("poker");
  const headingId = useId();
  const call = useCall(rooms, vendor === undefined ? {} : { vendor });
  return (
    <CallView
      call={call}
      what={t("rooms")}
      form="line"
      skeleton={<RoomsSkeleton />}
      frame={(content) => (
        <section aria-labelledby={headingId}>
          <h2 className={css.heading} id={headingId}>
            {t("rooms")}
          </h2>
          {content}
        </section>
      )}
    >
      {(open) => (
        // On a phone the row scrolls sideways and has nothing else that takes the focus.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll what has the focus
        <ul className={css.rooms} tabIndex={0} aria-label={t("rooms")}>
          {open.map((room) => (
            <li key={room.id} className={css.room}>
              <RoomCard room={room} />
            </li>
          ))}
        </ul>
      )}
    </CallView>
  );
}

/** The usual number of rooms: two rows where they are beside each other, one row to swipe on a phone. */
const WAITING = 8;

/** The places of the rooms. */
function RoomsSkeleton() {
  return (
    <div className={css.rooms} aria-busy="true">
      {Array.from({ length: WAITING }, (_, index) => (
        <div key={index} className={css.room}>
          <div className={css.waiting}>
            <Skeleton shape="fill" />
          </div>
        </div>
      ))}
    </div>
  );
}

function RoomCard({ room }: { readonly room: Room }) {
  const { t } = useTranslation("poker");
  const picture = usePicture();
  const currency = useCurrency();
  const launch = useLaunch();
  const { lowestBet, players = 0, seats } = room;
  const isFull = seats !== undefined && players >= seats;
  const title = room.game || room.name;
  const facts = [
    ...(seats === undefined ? [] : [t("rooms.seats", { players, count: seats })]),
    ...(lowestBet === undefined
      ? []
      : [t("rooms.lowest", { amount: amountParts(lowestBet, currency, { decimals: "needed" }).digits })]),
  ];
  return (
    <Panel className={css.panel}>
      {room.picture && <img className={css.picture} src={picture(room.picture)} alt="" loading="lazy" />}
      <div className={css.words}>
        <h3 className={css.title}>{title}</h3>
        <p className={css.note}>{[room.vendorName, ...(room.game ? [room.name] : [])].join(" · ")}</p>
        <p className={css.note}>{facts.join(" · ")}</p>
      </div>
      {isFull ? (
        <Tag>{t("rooms.full")}</Tag>
      ) : (
        <Button
          size="sm"
          aria-label={t("rooms.join", { room: `${title} ${room.game ? room.name : ""}`.trim() })}
          onClick={() => launch(gameOf(room))}
        >
          {t("rooms.play")}
        </Button>
      )}
    </Panel>
  );
}

/** A room as a game that can be launched. */
function gameOf({ id, name, game, vendor, vendorName, picture }: Room): Game {
  return {
    id,
    roomId: id,
    name: [game, name].filter(Boolean).join(" · "),
    vendor,
    vendorName,
    type: "PVP",
    picture,
    freeTrial: false,
    hot: false,
    maintenance: false,
    opens: "game",
  };
}
