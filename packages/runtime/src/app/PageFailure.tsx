import { Button } from "@livery/ui/Button/Button.tsx";
import { ErrorState } from "@livery/ui/ErrorState/ErrorState.tsx";
import { useSetAtom } from "jotai";
import { useState } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import * as page from "../kit/page/page.css.ts";
import { usePageTitle } from "../kit/page/usePageTitle.ts";
import { missingAtom } from "../dialogs/missing.ts";

export interface PageFailureProps {
  /** Loads again whatever failed; rejects if it fails again. */
  readonly retry: () => Promise<void>;
  /** Called when the page can be rendered again. */
  readonly onRetried: () => void;
}

/** Replaces a page whose code or texts could not be loaded, and offers a retry. */
export function PageFailure({ retry, onRetried }: PageFailureProps) {
  const { t } = useTranslation();
  const missing = useSetAtom(missingAtom);
  const [trying, setTrying] = useState(false);
  usePageTitle(t("failure.title"));
  const tryAgain = async () => {
    setTrying(true);
    try {
      await retry();
      onRetried();
    } catch {
      if (!(await missing({ what: "page", retried: true }))) setTrying(false);
    }
  };
  return (
    <div className={page.page}>
      <ErrorState
        level={1}
        title={t("failure.title")}
        text={t("failure.lead")}
        action={
          <Button icon="refresh" loading={trying} onClick={() => void tryAgain()}>
            {t("failure.retry")}
          </Button>
        }
      />
    </div>
  );
}
