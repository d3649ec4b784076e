import type { WireBet } from "@livery/platform/decoders/shared/bet.gen.ts";
import type { WireBetTotals } from "@livery/platform/decoders/shared/betTotals.gen.ts";
import type { Column } from "@livery/ui/DataTable/DataTable.tsx";
import type { TFunction } from "i18next";
import { Figure } from "../../money/Figure.tsx";
import * as css from "../records.css.ts";
import { RecordState } from "../RecordState.tsx";
import { shortTime } from "../recordTime.ts";
import type { SiteClock } from "../../siteClock.ts";

interface BetColumnsOptions {
  readonly t: TFunction<"records">;
  readonly clock: SiteClock;
  readonly totals: WireBetTotals | undefined;
  /** Names a provider by its code. */
  readonly vendorName: (code: string) => string;
}

/**
 * The columns of a bet, with the sums of all bets of the period. A list puts them in its order, and gives each its place
 * on a card.
 */
export function betColumns({ t, clock, totals, vendorName }: BetColumnsOptions) {
  return {
    game: {
      id: "game",
      label: t("bet.game"),
      cell: ({ game, vendor }) => (
        <>
          {game}
          <span className={css.second}>{vendorName(vendor)}</span>
        </>
      ),
    },
    time: { id: "time", label: t("time"), cell: ({ at }) => shortTime(new Date(at), clock) },
    stake: {
      id: "stake",
      align: "end",
      label: t("bet.stake"),
      cell: ({ stake }) => <Figure of={stake} />,
      total: totals && <Figure of={totals.stake} />,
    },
    validBet: {
      id: "validBet",
      align: "end",
      label: t("bet.validBet"),
      cell: ({ validBet }) => <Figure of={validBet} />,
      total: totals && <Figure of={totals.validBet} />,
    },
    payout: {
      id: "payout",
      align: "end",
      label: t("bet.payout"),
      cell: ({ payout, state }) => (state === "OPEN" ? "–" : <Figure of={payout} />),
      total: totals && <Figure of={totals.payout} />,
    },
    state: {
      id: "state",
      label: t("state"),
      cell: ({ state }) => (
        <RecordState look={state === "OPEN" ? "open" : "settled"}>{t(`bet.state.${state}`)}</RecordState>
      ),
    },
  } as const satisfies Readonly<Record<string, Column<WireBet>>>;
}

/** What came of a bet, for a sentence. */
export function resultOf({ net, state }: Pick<WireBet, "net" | "state">): "open" | "won" | "lost" | "even" {
  if (state === "OPEN") return "open";
  if (net === 0) return "even";
  return net > 0 ? "won" : "lost";
}
