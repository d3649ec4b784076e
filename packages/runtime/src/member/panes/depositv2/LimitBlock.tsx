import type { PlayLimitsResponse } from "@livery/platform/decoders/playLimits.gen.js";
import { Block } from "@livery/ui/Block/Block.tsx";
import { Progress } from "@livery/ui/Progress/Progress.tsx";
import * as parts from "../../../kit/centre/paneParts.css.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { CallView } from "../../../kit/calls/CallView.tsx";
import { typedAmount } from "../../../kit/forms/formAmounts.ts";
import { tightestLimit } from "../../../kit/data/playLimits.ts";
import { useCurrency } from "../../../kit/money/useCurrency.ts";
import type { QueryResult } from "../../../kit/calls/useQueryResult.ts";
import { useOpenDialog } from "../../../dialogs/dialogs.ts";

/** The member's own limit of deposits, if there is one, and how much of it is used. */
export function LimitBlock({ limits }: { readonly limits: QueryResult<PlayLimitsResponse> }) {
  const { t } = useTranslation("member/depositv2");
  const currency = useCurrency();
  const openDialog = useOpenDialog();
  const own = tightestLimit(limits.data?.limits ?? []);
  if (limits.data && !own) return null;
  return (
    <CallView call={{ ...limits, data: own }} what={t("limit")} form="line" skeleton={null}>
      {({ period, value, used }) => {
        const usedText = t(`limit.used.${period}`, { used: typedAmount(used, currency) });
        return (
          <Block>
            <Progress
              label={t(`limit.title.${period}`)}
              value={used}
              max={value}
              valueText={usedText}
              aside={
                <button
                  type="button"
                  className={parts.way}
                  onClick={() => openDialog("memberCentre", { pane: "responsiblePlay" })}
                >
                  {t("limit.change")}
                </button>
              }
              notes={{ start: usedText, end: typedAmount(value, currency) }}
            />
          </Block>
        );
      }}
    </CallView>
  );
}
