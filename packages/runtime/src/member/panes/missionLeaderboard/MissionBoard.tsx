import { missionLeaderboard } from "@livery/platform/calls/missionLeaderboard.ts";
import type { MissionLeaderboardResponse } from "@livery/platform/decoders/missionLeaderboard.gen.js";
import { DataTable } from "@livery/ui/DataTable/DataTable.tsx";
import { EmptyState } from "@livery/ui/EmptyState/EmptyState.tsx";
import { Tag } from "@livery/ui/Tag/Tag.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { CallView } from "../../../kit/calls/CallView.tsx";
import { useCall } from "../../../kit/calls/useCall.ts";
import { formatCount } from "../../../kit/formatCount.ts";
import { typedAmount } from "../../../kit/forms/formAmounts.ts";
import { Figure } from "../../../kit/money/Figure.tsx";
import { useCurrency } from "../../../kit/money/useCurrency.ts";
import { useArt } from "../../../kit/pictures/useArt.ts";
import { figure, Sentence } from "../../../kit/Sentence.tsx";
import type { Place } from "./missionData.ts";
import * as css from "./missionLeaderboard.css.ts";

/** The members with the most missions this week, the member's own place first (PR-018). */
export function MissionBoard() {
  const { t } = useTranslation("member/missionLeaderboard");
  const { empty } = useArt();
  const response = useCall(missionLeaderboard, undefined);
  return (
    <CallView
      call={response}
      what={t("tab.board")}
      skeleton={<BoardTable rows={[]} own={undefined} busy />}
      isEmpty={({ board, own }) => board.length === 0 && own === undefined}
      empty={<EmptyState level={4} title={t("board.none")} art={empty} />}
    >
      {({ board, own }) => (
        <div className={css.content}>
          <OwnPlace own={own} />
          <BoardTable rows={board} own={own} />
        </div>
      )}
    </CallView>
  );
}

type Own = MissionLeaderboardResponse["own"];

/** Where the member is, and what for. */
export function OwnPlace({ own }: { readonly own: Own }) {
  const { t } = useTranslation("member/missionLeaderboard");
  const currency = useCurrency();
  if (!own) return <Sentence>{t("board.own.none")}</Sentence>;
  return (
    <Sentence>
      {t("board.own", {
        count: own.missions,
        missions: formatCount(own.missions),
        rank: figure(formatCount(own.rank)),
        prize: figure(typedAmount(own.prize, currency)),
      })}
    </Sentence>
  );
}

interface BoardTableProps {
  readonly rows: readonly Place[];
  readonly own: Own;
  readonly busy?: boolean;
}

/** The places in the platform's order. */
export function BoardTable({ rows, own, busy = false }: BoardTableProps) {
  const { t } = useTranslation("member/missionLeaderboard");
  return (
    <DataTable
      caption={t("tab.board")}
      rows={rows}
      busy={busy}
      rowKey={({ rank, account }) => `${rank} ${account}`}
      empty={null}
      columns={[
        {
          id: "account",
          place: "title",
          label: t("board.account"),
          cell: ({ rank, account }) => (
            <span className={css.account}>
              <span className={css.rank}>{formatCount(rank)}</span> {account}
              {rank === own?.rank && (
                <>
                  {" "}
                  <Tag>{t("board.you")}</Tag>
                </>
              )}
            </span>
          ),
        },
        {
          id: "missions",
          place: "line",
          labelled: true,
          align: "end",
          label: t("board.missions"),
          cell: ({ missions }) => formatCount(missions),
        },
        {
          id: "prize",
          place: "figure",
          align: "end",
          label: t("board.prize"),
          cell: ({ prize }) => <Figure of={prize} decimals="needed" />,
        },
      ]}
    />
  );
}
