import { Button } from "@livery/ui/Button/Button.tsx";
import { ErrorState } from "@livery/ui/ErrorState/ErrorState.tsx";
import { use } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { PaneContext } from "../centre/PaneContext.ts";
import * as css from "./callView.css.ts";
import type { FailureKind } from "./failureKind.ts";

export interface CallFailureProps {
  /** What is missing, as in its heading. */
  readonly what: string;
  readonly why?: FailureKind | undefined;
  readonly retrying: boolean;
  readonly onRetry: () => void;
  /** block: the whole content of a page or pane. row: one part among others. line: a small addition to a part. */
  readonly form: "block" | "row" | "line";
}

/** Replaces a part of the page that could not be loaded, says why and offers a retry; the rest of the page keeps working. */
export function CallFailure({ what, why = "system", retrying, onRetry, form }: CallFailureProps) {
  const { t } = useTranslation();
  const isInPane = use(PaneContext) !== undefined;
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
  // A pane's own title is of level 3.
  const level = isInPane ? 4 : form === "row" ? 3 : 2;
  return <ErrorState form={form} level={level} title={title} text={t(`call.failed.${why}`)} action={retry} />;
}

/** Its accessible name says what it loads again, because a page may have several. */
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
