import { Button } from "@livery/ui/Button/Button.tsx";
import { ErrorState } from "@livery/ui/ErrorState/ErrorState.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import * as css from "./callView.css.ts";

export interface CallFailureProps {
  /** What is missing, as its heading says it. */
  readonly what: string;
  readonly retrying: boolean;
  readonly onRetry: () => void;
  /** block: all that a page or a pane shows. row: one part among others. line: something beside a part. */
  readonly form: "block" | "row" | "line";
}

/** Stands where a part of the page did not arrive, and offers to try again; the rest of the page goes on. */
export function CallFailure({ what, retrying, onRetry, form }: CallFailureProps) {
  const { t } = useTranslation();
  const title = t("call.failed.title", { what });
  const retry = <RetryButton what={what} retrying={retrying} onRetry={onRetry} />;
  if (form === "line") {
    return (
      <div className={css.line} role="status">
        <span>{title}</span>
        {retry}
      </div>
    );
  }
  const level = form === "row" ? 3 : 2;
  return <ErrorState form={form} level={level} title={title} text={t("call.failed.lead")} action={retry} />;
}

/** Says for what it tries again, as a page may have several. */
export function RetryButton({ what, retrying, onRetry }: Omit<CallFailureProps, "form">) {
  const { t } = useTranslation();
  return (
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
}
