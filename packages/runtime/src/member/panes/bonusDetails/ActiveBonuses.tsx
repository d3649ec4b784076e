import { bonuses } from "@livery/platform/calls/bonuses.ts";
import { withdrawalInfo } from "@livery/platform/calls/withdrawalInfo.ts";
import { Notice } from "@livery/ui/Notice/Notice.tsx";
import { Skeleton } from "@livery/ui/Skeleton/Skeleton.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { CallView } from "../../../kit/calls/CallView.tsx";
import { useCall } from "../../../kit/calls/useCall.ts";
import { formatCount } from "../../../kit/formatCount.ts";
import { typedAmount } from "../../../kit/forms/formAmounts.ts";
import { useCurrency } from "../../../kit/money/useCurrency.ts";
import { askedDays, lastDays } from "../../../kit/records/periods.ts";
import { figure, Sentence } from "../../../kit/Sentence.tsx";
import { BonusCard } from "./BonusCard.tsx";
import * as css from "./bonusDetails.css.ts";
import { activeBonuses, turnoverLeft } from "./bonusProgress.ts";
import type { SiteClock } from "../../../kit/siteClock.ts";

/** How far back active bonuses are looked for: the call has no filter for them. */
const LOOKED_BACK = { days: 365, pageSize: 100 } as const;

/** The bonuses that still ask for something, whatever period the records below show. */
export function ActiveBonuses({ clock }: { readonly clock: SiteClock }) {
  const { t } = useTranslation("member/bonusDetails");
  const { days, pageSize } = LOOKED_BACK;
  const response = useCall(bonuses, { ...askedDays(lastDays(days, clock), clock), pageNo: 1, pageSize });
  const list = response.data && activeBonuses(response.data.list);
  return (
    <CallView
      call={{ ...response, data: list }}
      what={t("active")}
      form="row"
      skeleton={
        <div className={css.active} role="status" aria-busy="true" aria-label={t("loading")}>
          <Skeleton shape="text" />
          <div className={css.cardSkeleton}>
            <Skeleton shape="fill" />
          </div>
        </div>
      }
      isEmpty={() => false}
    >
      {(active) => (
        <div className={css.active}>
          <ActiveSum active={active} />
          <Blocked />
          {active.length > 0 && (
            <ul className={css.cards} aria-label={t("active")}>
              {active.map((bonus) => (
                <li key={bonus.id} className={css.card}>
                  <BonusCard bonus={bonus} clock={clock} />
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </CallView>
  );
}

/** What the bonuses ask for; of several it is not known whether a bet counts for all. */
function ActiveSum({ active }: { readonly active: Parameters<typeof activeBonuses>[0] }) {
  const { t } = useTranslation("member/bonusDetails");
  const currency = useCurrency();
  const [first] = active;
  if (!first) return <Sentence>{t("sum.none")}</Sentence>;
  const sum = t("sum", { count: active.length, number: figure(formatCount(active.length)) });
  const left = active.length === 1 ? turnoverLeft(first) : undefined;
  if (!left) return <Sentence>{sum}</Sentence>;
  return <Sentence>{`${sum} ${t("sum.left", { left: figure(typedAmount(left, currency)) })}`}</Sentence>;
}

/** What withdrawals wait for. If it cannot be loaded, the page for withdrawals says it. */
function Blocked() {
  const { t } = useTranslation("member/bonusDetails");
  const currency = useCurrency();
  const left = useCall(withdrawalInfo, undefined).data?.turnoverLeft;
  if (left === undefined || left <= 0) return null;
  return <Notice>{t("blocked", { left: typedAmount(left, currency) })}</Notice>;
}
