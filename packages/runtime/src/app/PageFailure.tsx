import { Button } from "@livery/ui/Button/Button.tsx";
import { ErrorState } from "@livery/ui/ErrorState/ErrorState.tsx";
import { useState } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import * as page from "../parts/page.css.ts";
import { usePageTitle } from "../parts/usePageTitle.ts";

export interface PageFailureProps {
  /** Loads again whatever failed; rejects if it fails again. */
  readonly retry: () => Promise<void>;
  /** Called when the page can be rendered again. */
  readonly onRetried: () => void;
}

/** Replaces a page whose code or texts could not be loaded, and offers a retry. */
export function PageFailure({ retry, onRetried }: PageFailureProps) {
  const { t } = useTranslation();
  const [trying, setTrying] = useState(false);
  usePageTitle(t("failure.title"));
  const tryAgain = async () => {
    setTrying(true);
    try {
      await retry();
      onRetried();
    } catch {
      if (await isSiteReachable()) location.reload();
      setTrying(false);
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

/**
 * Whether the site responds. If it does and only a file is missing, the site was updated: the files of the open page
 * are gone, and a reload gets the new ones. If the site does not respond, a reload would lose even this page.
 */
async function isSiteReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    return (await fetch("/", { method: "HEAD", cache: "no-store" })).ok;
  } catch {
    return false;
  }
}
