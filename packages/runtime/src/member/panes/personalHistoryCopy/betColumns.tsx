import type { BetsResponse } from "@livery/platform/decoders/bets.gen.js";
import type { Column } from "@livery/ui/DataTable/DataTable.tsx";
import type { TFunction } from "i18next";
import { formatCount } from "../../../kit/formatCount.ts";
import { Figure } from "../../../kit/money/Figure.tsx";
import * as css from "../../../kit/records/records.css.ts";
import { RecordState } from "../../../kit/records/RecordState.tsx";
import { shortTime } from "../../../kit/records/recordTime.ts";

export type Bet = BetsResponse["list"][number];

type BetTexts = TFunction<"member/personalHistoryCopy">;

interface BetColumnsOptions {
  readonly t: BetTexts;
  readonly now: Date;
  readonly total: number;
  readonly totals: BetsResponse["totals"] | undefined;
}

/** The columns of a bet, with the sums of all bets of the period. */
export function betColumns({ t, now, total, totals }: BetColumnsOptions): readonly Column<Bet>[] {
  return [
    {
      id: "game",
      place: "title",
      label: t("game"),
      cell: ({ game, vendor }) => (
        <>
          {game}
          <span className={css.second}>{vendor}</span>
        </>
      ),
      total: t("total", { count: total, number: formatCount(total) }),
    },
    { id: "time", place: "line", label: t("time"), cell: ({ at }) => shortTime(new Date(at), now) },
    {
      id: "stake",
      place: "line",
      labelled: true,
      align: "end",
      label: t("stake"),
      cell: ({ stake }) => <Figure of={stake} />,
      total: totals && <Figure of={totals.stake} />,
    },
    {
      id: "payout",
      place: "detail",
      align: "end",
      label: t("payout"),
      cell: ({ payout, state }) => (state === "OPEN" ? "–" : <Figure of={payout} />),
      total: totals && <Figure of={totals.payout} />,
    },
    {
      id: "net",
      place: "figure",
      align: "end",
      label: t("net"),
      cell: ({ net, state }) => (state === "OPEN" ? "–" : <Figure of={net} won />),
      total: totals && <Figure of={totals.net} won />,
    },
    {
      id: "state",
      place: "state",
      label: t("state"),
      cell: ({ state }) => (
        <RecordState look={state === "OPEN" ? "open" : "settled"}>{t(`state.${state}`)}</RecordState>
      ),
    },
  ];
}

/** What came of a bet, for a sentence. */
export function resultOf({ net, state }: Pick<Bet, "net" | "state">): "open" | "won" | "lost" | "even" {
  if (state === "OPEN") return "open";
  if (net === 0) return "even";
  return net > 0 ? "won" : "lost";
}
