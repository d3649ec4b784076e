import { personalProfit } from "@livery/platform/calls/personalProfit.ts";
import type { PersonalProfitResponse } from "@livery/platform/decoders/personalProfit.gen.js";
import { EmptyState } from "@livery/ui/EmptyState/EmptyState.tsx";
import { Skeleton } from "@livery/ui/Skeleton/Skeleton.tsx";
import { Summary } from "@livery/ui/Summary/Summary.tsx";
import { usePeriod } from "../../../kit/records/usePeriod.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useOpenMemberPane } from "../../../kit/account/useOpenMemberPane.ts";
import { GamesLink } from "../../../kit/menus/GamesLink.tsx";
import { CallView } from "../../../kit/calls/CallView.tsx";
import { useCall } from "../../../kit/calls/useCall.ts";
import { Pane } from "../../../kit/centre/Pane.tsx";
import * as parts from "../../../kit/centre/paneParts.css.ts";
import { Amount } from "../../../kit/money/Amount.tsx";
import { useArt } from "../../../kit/pictures/useArt.ts";
import { PeriodField } from "../../../kit/records/PeriodField.tsx";
import { type Period } from "../../../kit/records/periods.ts";
import * as records from "../../../kit/records/records.css.ts";
import { GameTypeTable } from "./GameTypeTable.tsx";
import * as css from "./personalProfit.css.ts";
import { ProfitBridge } from "./ProfitBridge.tsx";
import { ProfitSum } from "./ProfitSum.tsx";

const USUAL_DAYS = 7;
const PRESETS = [1, 7, 30, 90] as const;

/** What the member won or lost in a period, how it came about, and what each game type brought (MC-013, MC-032). */
export default function ProfitAndLoss() {
  const { t } = useTranslation("member/personalProfit");
  const { t: menu } = useTranslation("menu");
  const { period, asked, setPeriod } = usePeriod(USUAL_DAYS);
  const response = useCall(personalProfit, asked);
  return (
    <Pane>
      <PeriodField period={period} onPeriod={setPeriod} presets={PRESETS} />
      <CallView
        call={response}
        what={menu("pane.personalProfit")}
        skeleton={
          <div className={css.statement} role="status" aria-busy="true" aria-label={t("loading")}>
            <Skeleton shape="text" />
            <div className={css.bridgeSkeleton}>
              <Skeleton shape="fill" />
            </div>
          </div>
        }
      >
        {(profit) => <Statement period={period} profit={profit} />}
      </CallView>
    </Pane>
  );
}

interface StatementProps {
  readonly period: Period;
  readonly profit: PersonalProfitResponse;
}

function Statement({ period, profit: { total, gameTypes } }: StatementProps) {
  const { t } = useTranslation("member/personalProfit");
  const { t: menu } = useTranslation("menu");
  const openPane = useOpenMemberPane();
  const { empty } = useArt();
  const { deposit, withdrawal, validBet, payout, net } = total;
  const isStill = validBet === 0 && payout === 0 && net === 0 && gameTypes.length === 0;
  return (
    <div className={css.statement}>
      {isStill ? (
        <EmptyState level={4} title={t("empty.title")} art={empty} action={<GamesLink>{t("empty.games")}</GamesLink>} />
      ) : (
        <>
          <ProfitSum period={period} sums={total} />
          <div>
            <button type="button" className={parts.way} onClick={() => openPane("responsiblePlay")}>
              {menu("pane.responsiblePlay")}
            </button>
          </div>
          <ProfitBridge sums={total} />
        </>
      )}
      <Summary
        title={t("flow")}
        lines={[
          { label: t("deposit"), value: <Amount of={deposit} /> },
          { label: t("withdrawal"), value: <Amount of={withdrawal} /> },
        ]}
      >
        <p className={css.note}>{t("flow.note")}</p>
      </Summary>
      {gameTypes.length > 0 && (
        <section className={css.part} aria-label={t("types")}>
          <h4 className={records.heading}>{t("types")}</h4>
          <GameTypeTable what={t("types")} rows={gameTypes} />
          {total.bonus > 0 && <p className={css.note}>{t("types.note")}</p>}
        </section>
      )}
    </div>
  );
}
