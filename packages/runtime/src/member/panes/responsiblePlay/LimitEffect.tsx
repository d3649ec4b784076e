import { USUAL_RAISE_HOURS } from "@livery/product/playTools.ts";
import { useState } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useQueryResult } from "../../../kit/calls/useQueryResult.ts";
import { platformTime, playLimitsAtom } from "../../../kit/data/playLimits.ts";
import { shortTime } from "../../../kit/records/recordTime.ts";
import { useTimeZone } from "../../../kit/siteClock.ts";
import { useSite } from "../../../site/SiteContext.ts";
import { type changeBy, type PlayLimit, type Quantity, reachedFirst } from "./limits.ts";
import * as css from "./responsiblePlay.css.ts";
import { useQuantityText } from "./useQuantityText.ts";

interface LimitEffectProps {
  readonly limit: PlayLimit;
  readonly others: readonly PlayLimit[];
  /** The new value; null for no limit. */
  readonly next: Quantity | null;
  readonly change: ReturnType<typeof changeBy>;
}

const HOUR_MS = 3_600_000;

/** What the entered value will do, before it is sent: at once or from when, and what it means for the present period. */
export function LimitEffect({ limit, others, next, change }: LimitEffectProps) {
  const { t } = useTranslation("member/responsiblePlay");
  const { playTools = {} } = useSite();
  const timeZone = useTimeZone();
  const say = useQuantityText(limit.kind);
  const [openedAt] = useState(() => Date.now());
  const now = platformTime(useQueryResult(playLimitsAtom), openedAt);
  const hours = playTools.raiseHours ?? USUAL_RAISE_HOURS;
  const later = () =>
    now === undefined
      ? t("effect.later.length", { hours })
      : t("effect.later", { hours, at: shortTime(new Date(now + hours * HOUR_MS), { now: new Date(now), timeZone }) });
  const first = next === null ? undefined : reachedFirst(others, limit, next);
  const lines = [
    change === "later" ? later() : t(`effect.${change}`),
    change === "later" && limit.pending !== undefined && t("effect.replaces"),
    change !== "later" && next !== null && next <= limit.used
      ? t("effect.spent", { used: say(limit.used), again: t(`again.${limit.period}`) })
      : undefined,
    first && t(`effect.first.${first.period}`, { value: say(first.value) }),
  ];
  return (
    <p className={css.effect} role="status">
      {lines.filter(Boolean).join(" ")}
    </p>
  );
}
