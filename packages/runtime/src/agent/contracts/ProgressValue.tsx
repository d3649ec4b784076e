import { Icon } from "@livery/ui/Icon/Icon.tsx";
import { VisuallyHidden } from "@livery/ui/VisuallyHidden/VisuallyHidden.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import * as css from "./contracts.css.ts";
import type { Progress } from "./whatIf.ts";

const icons = { met: "check", unmet: "close", unknown: "info" } as const;

interface ProgressValueProps {
  readonly progress: Progress;
  /** The figure that was reached, as it is written. */
  readonly text: string;
}

/** How far a condition of a contract is: a mark, its word for screen readers, and the figure. */
export function ProgressValue({ progress: { mark, isMost }, text }: ProgressValueProps) {
  const { t } = useTranslation("contracts");
  const word = t(`condition.${mark}`);
  return (
    <span className={css.progress}>
      <span className={css.marks[mark]}>
        <Icon name={icons[mark]} />
      </span>
      {mark === "unknown" ? (
        word
      ) : (
        <>
          <VisuallyHidden>{word} </VisuallyHidden>
          {isMost ? t("condition.upTo", { amount: text }) : text}
        </>
      )}
    </span>
  );
}
