import type { WireRank } from "@livery/platform/decoders/shared/rank.gen.ts";
import type { Minor } from "@livery/product/money.ts";
import { Accordion } from "@livery/ui/Accordion/Accordion.tsx";
import { Icon } from "@livery/ui/Icon/Icon.tsx";
import { Tag } from "@livery/ui/Tag/Tag.tsx";
import { VisuallyHidden } from "@livery/ui/VisuallyHidden/VisuallyHidden.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { Figure } from "../../../kit/money/Figure.tsx";
import * as css from "./playerRank.css.ts";

interface RankLadderProps {
  /** Lowest first. */
  readonly ranks: readonly WireRank[];
  /** The member's own; 0: none. */
  readonly level: number;
}

/** A step for each rank. The member's own is marked and open. */
export function RankLadder({ ranks, level }: RankLadderProps) {
  const { t } = useTranslation("member/playerRank");
  const { t: account } = useTranslation("auth");
  return (
    <Accordion
      openId={String(level)}
      items={ranks.map((rank) => {
        const isReached = rank.level <= level;
        return {
          id: String(rank.level),
          title: rank.name || account("rank.level", { level: rank.level }),
          lead: (
            <span className={css.step} data-reached={isReached || undefined} aria-hidden="true">
              {isReached ? <Icon name="check" /> : rank.level}
            </span>
          ),
          aside:
            rank.level === level ? (
              <Tag>{t("own")}</Tag>
            ) : (
              isReached && <VisuallyHidden>{account("rank.met")}</VisuallyHidden>
            ),
          content: <RankContent rank={rank} />,
        };
      })}
    />
  );
}

/** What a rank brings, then what it asks for. */
function RankContent({ rank: { benefits, vipService, deposit, validBet } }: { readonly rank: WireRank }) {
  const { t } = useTranslation("member/playerRank");
  const { t: account } = useTranslation("auth");
  const needs: readonly (readonly [label: string, amount: Minor])[] = [
    [account("rank.deposits"), deposit],
    [account("rank.bets"), validBet],
  ];
  const needed = needs.filter(([, amount]) => amount > 0);
  return (
    <div className={css.content}>
      {(benefits.length > 0 || vipService) && (
        <ul className={css.benefits}>
          {benefits.map((benefit) => (
            <li key={benefit} className={css.benefit}>
              <Icon name="check" />
              {benefit}
            </li>
          ))}
          {vipService && (
            <li className={css.benefit}>
              <Icon name="support" />
              {t("service")}
            </li>
          )}
        </ul>
      )}
      {needed.length === 0 ? (
        <p className={css.note}>{t("free")}</p>
      ) : (
        <dl className={css.needs}>
          {needed.map(([label, amount]) => (
            <div key={label} className={css.need}>
              <dt>{label}</dt>
              <dd className={css.amount}>
                <Figure of={amount} decimals="needed" />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
