import { Icon } from "@livery/ui/Icon/Icon.tsx";
import { Progress } from "@livery/ui/Progress/Progress.tsx";
import { useEffect, useRef } from "react";
import * as parts from "../../../kit/centre/paneParts.css.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { figure } from "../../../kit/Sentence.tsx";
import { momentText } from "./momentText.ts";
import type { PlayLimit } from "./limits.ts";
import * as css from "./responsiblePlay.css.ts";
import { useQuantityText } from "./useQuantityText.ts";
import { useSiteClock } from "../../../kit/siteClock.ts";

interface LimitRowProps {
  readonly limit: PlayLimit;
  /** Its control takes the focus. */
  readonly focused: boolean;
  readonly onChange: () => void;
}

/** A limit as a sentence whose figure is the control, with what is used of it and what comes later. */
export function LimitRow({ limit, focused, onChange }: LimitRowProps) {
  const { t } = useTranslation("member/responsiblePlay");
  const { kind, period, value, used, left, pending } = limit;
  const say = useQuantityText(kind);
  const clock = useSiteClock();
  const control = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focused) control.current?.focus();
  }, [focused]);
  const shown = value === undefined ? t("none") : say(value);
  const sentence = t(value === undefined ? `row.none.${period}` : `row.${period}`, { value: figure(shown) });
  const [before, , after] = sentence.split(/[\u{2068}\u{2069}]/u);
  const name = t("change", { value: shown, kind: t(`card.${kind}`), limit: t(`period.${period}`) });
  const usedText = t(`used.${kind}`, { used: say(used) });
  return (
    <>
      <p className={css.sentence}>
        {before && <span className={css.before}>{before}</span>}
        <button ref={control} type="button" className={css.figure} aria-label={name} onClick={onChange}>
          {shown}
          <Icon name="caretDown" />
        </button>
        {after}
      </p>
      {value !== undefined && left !== undefined && (
        <Progress
          label={t(`period.${period}`)}
          labelHidden
          value={used}
          max={value}
          valueText={usedText}
          notes={{ start: usedText, end: t("left", { left: say(left) }) }}
        />
      )}
      {value !== undefined && left !== undefined && left <= 0 && <p className={parts.note}>{t(`spent.${period}`)}</p>}
      {pending && (
        <p className={css.pending}>
          <Icon name="clock" />
          <span>
            {pending.value === undefined
              ? t("pending.none", { at: momentText(pending.actsAt, clock) })
              : t("pending.value", { at: momentText(pending.actsAt, clock), value: say(pending.value) })}
          </span>
        </p>
      )}
    </>
  );
}
