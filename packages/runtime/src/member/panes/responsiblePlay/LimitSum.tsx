import { useTranslation } from "../../../i18n/useTranslation.ts";
import { tightestLimit } from "../../../kit/data/playLimits.ts";
import { figure, Sentence } from "../../../kit/Sentence.tsx";
import type { PlayLimit, Quantity } from "./limits.ts";
import { useQuantityText } from "./useQuantityText.ts";

/** How much money the member lets in, and how much of it is left, as a person would say it. */
export function LimitSum({ limits }: { readonly limits: readonly PlayLimit[] }) {
  const { t } = useTranslation("member/responsiblePlay");
  const text = useQuantityText("DEPOSIT");
  const say = (amount: Quantity) => figure(text(amount));
  const set = limits.filter(({ value }) => value !== undefined);
  const parts = set.flatMap(({ kind, period, value }) =>
    kind === "DEPOSIT" && value !== undefined ? [t(`sum.${period}`, { value: say(value) })] : [],
  );
  const tightest = tightestLimit(limits);
  if (set.length === 0) return <Sentence>{t("sum.none")}</Sentence>;
  if (!tightest) return <Sentence>{t("sum.others", { count: set.length })}</Sentence>;
  const said = [parts.slice(0, -1).join(", "), ...parts.slice(-1)].filter(Boolean).join(t("sum.and"));
  const left =
    tightest.left > 0
      ? t(`sum.left.${tightest.period}`, { left: say(tightest.left) })
      : t(`sum.spent.${tightest.period}`);
  return <Sentence>{`${t("sum.deposit", { limits: said })} ${left}`}</Sentence>;
}
