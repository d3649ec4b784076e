import { bets } from "@livery/platform/calls/bets.ts";
import type { BetsResponse } from "@livery/platform/decoders/bets.gen.js";
import { defined } from "@livery/platform/defined.ts";
import type { Column } from "@livery/ui/DataTable/DataTable.tsx";
import { EmptyState } from "@livery/ui/EmptyState/EmptyState.tsx";
import { useAtomValue } from "jotai";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { vendorsOf } from "../../../games/vendorsOf.ts";
import { vendorsAtom } from "../../../kit/data/catalogue.ts";
import { GamesLink } from "../../../kit/menus/GamesLink.tsx";
import { Pane } from "../../../kit/centre/Pane.tsx";
import { formatCount } from "../../../kit/formatCount.ts";
import { useVendorName } from "../../../kit/menus/useVendorName.ts";
import { openGameTypes } from "../../../kit/menus/openGameTypes.ts";
import { Figure } from "../../../kit/money/Figure.tsx";
import { useArt } from "../../../kit/pictures/useArt.ts";
import { betColumns } from "../../../kit/records/bets/betColumns.tsx";
import { BetSum } from "../../../kit/records/bets/BetSum.tsx";
import { useBetDetail } from "../../../kit/records/bets/useBetDetail.tsx";
import { useBetFileColumns } from "../../../kit/records/bets/useBetFileColumns.ts";
import { FilteredEmpty } from "../../../kit/records/FilteredEmpty.tsx";
import { RecordFile } from "../../../kit/records/RecordFile.tsx";
import { RecordFilters } from "../../../kit/records/RecordFilters.tsx";
import { Records } from "../../../kit/records/Records.tsx";
import { useKeptState } from "../../../kit/centre/useKeptState.ts";
import { usePeriod } from "../../../kit/records/usePeriod.ts";
import { useSite } from "../../../site/SiteContext.ts";
import { Rounds } from "./Rounds.tsx";

const USUAL_DAYS = 7;

const states = ["OPEN", "SETTLED", "CANCELLED"] as const;

type BetState = (typeof states)[number];

/** The member's bets of a period: what came of them, each bet, and its rounds (MC-010, MC-030). */
export default function BettingRecord() {
  const { t } = useTranslation("member/personalHistoryCopy");
  const { t: records } = useTranslation("records");
  const { t: core } = useTranslation();
  const { t: menu } = useTranslation("menu");
  const site = useSite();
  const vendorName = useVendorName();
  const { data: vendorGroups = [] } = useAtomValue(vendorsAtom);
  const detail = useBetDetail("own");
  const fileColumns = useBetFileColumns(t("net"));
  const { empty } = useArt();
  const { clock, period, asked, setPeriod } = usePeriod(USUAL_DAYS);
  const [chosen, setChosen] = useKeptState<Readonly<Record<string, string>>>("chosen", {});
  const { gameType, vendor, state } = chosen;
  const isFiltered = Boolean(gameType) || Boolean(vendor) || Boolean(state);
  const types = openGameTypes(site);
  const vendors = vendorsOf(
    types.map(({ id }) => id),
    vendorGroups,
    site.vendorOrder,
  );
  const what = menu("pane.personalHistoryCopy");
  const columns = ({ total, totals }: BetsResponse): readonly Column<BetsResponse["list"][number]>[] => {
    const bet = betColumns({ t: records, clock, totals, vendorName });
    return [
      { ...bet.game, place: "title", total: records("total", { count: total, number: formatCount(total) }) },
      { ...bet.time, place: "line" },
      { ...bet.stake, place: "line", labelled: true },
      { ...bet.payout, place: "detail" },
      {
        id: "net",
        place: "figure",
        align: "end",
        label: t("net"),
        cell: (row) => (row.state === "OPEN" ? "–" : <Figure of={row.net} won />),
        total: totals && <Figure of={totals.net} won />,
      },
      { ...bet.state, place: "state" },
    ];
  };
  const list = {
    call: bets,
    request: {
      ...asked,
      ...defined({
        gameType: gameType || undefined,
        vendor: vendor || undefined,
        state: (state as BetState | "") || undefined,
      }),
    },
    rowKey: ({ id }: BetsResponse["list"][number]) => id,
  };
  return (
    <Pane action={<RecordFile {...list} name="bets" columns={fileColumns} />}>
      <RecordFilters
        period={period}
        onPeriod={setPeriod}
        inSum
        choices={[
          {
            id: "gameType",
            label: records("bet.gameType"),
            options: types.map(({ id, entry }) => ({ value: id, label: core(`nav.${entry.id}`) })),
          },
          ...(vendors.length > 1
            ? [
                {
                  id: "vendor",
                  label: records("bet.vendor"),
                  options: vendors.map(({ code, name }) => ({ value: code, label: name })),
                },
              ]
            : []),
          {
            id: "state",
            label: records("state"),
            options: states.map((value) => ({ value, label: records(`bet.state.${value}`) })),
          },
        ]}
        chosen={chosen}
        onChosen={setChosen}
      />
      <Records
        {...list}
        what={what}
        columns={columns}
        sum={({ total, totals }) => <BetSum period={period} total={total} totals={totals} whose="own" />}
        detail={(row) => ({ ...detail(row), more: <Rounds key={row.id} id={row.id} /> })}
        empty={
          isFiltered ? (
            <FilteredEmpty level={4} onClear={() => setChosen({})} />
          ) : (
            <EmptyState
              level={4}
              title={t("empty.title")}
              art={empty}
              action={<GamesLink>{t("empty.games")}</GamesLink>}
            />
          )
        }
      />
    </Pane>
  );
}
