import { useTranslation } from "../../../i18n/useTranslation.ts";
import { formatCount } from "../../../kit/formatCount.ts";
import { typedAmount } from "../../../kit/forms/formAmounts.ts";
import { useCurrency } from "../../../kit/money/useCurrency.ts";
import { figure, Sentence } from "../../../kit/Sentence.tsx";
import { claimableOf, isClaimed, type Mission } from "./missionData.ts";

/** What can be claimed now, or else how many missions are done. */
export function MissionSum({ missions }: { readonly missions: readonly Mission[] }) {
  const { t } = useTranslation("member/missionLeaderboard");
  const currency = useCurrency();
  const { count, sum } = claimableOf(missions);
  if (count > 0) {
    const said = t("sum", { count, number: figure(formatCount(count)) });
    if (sum === undefined) return <Sentence>{said}</Sentence>;
    return <Sentence>{`${said} ${t("sum.all", { sum: figure(typedAmount(sum, currency)) })}`}</Sentence>;
  }
  const done = missions.filter(isClaimed).length;
  if (done === missions.length) return <Sentence>{t("sum.done")}</Sentence>;
  return (
    <Sentence>
      {t("sum.under", { count: missions.length, all: formatCount(missions.length), done: figure(formatCount(done)) })}
    </Sentence>
  );
}
