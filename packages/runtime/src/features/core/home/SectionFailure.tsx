import { Button } from "@livery/ui/Button/Button.tsx";
import { ErrorState } from "@livery/ui/ErrorState/ErrorState.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import * as css from "./Home.css.ts";

export interface SectionFailureProps {
  /** What is missing, as its heading says it. */
  readonly what: string;
  readonly retrying: boolean;
  readonly onRetry: () => void;
  /** One line, for what only stands beside something else. */
  readonly slight?: boolean;
}

/** What stands where a part of the page did not arrive; the rest of the page goes on. */
export function SectionFailure({ what, retrying, onRetry, slight = false }: SectionFailureProps) {
  const { t } = useTranslation();
  const title = t("home.failed.title", { what });
  const retry = (
    <Button
      size="sm"
      variant="soft"
      icon="refresh"
      loading={retrying}
      aria-label={`${t("failure.retry")}: ${what}`}
      onClick={onRetry}
    >
      {t("failure.retry")}
    </Button>
  );
  if (slight) {
    return (
      <div className={css.slightFailure} role="status">
        <span>{title}</span>
        {retry}
      </div>
    );
  }
  return <ErrorState form="row" level={3} title={title} text={t("home.failed.lead")} action={retry} />;
}
