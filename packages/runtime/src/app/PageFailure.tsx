import { Button } from "@livery/ui/Button/Button.tsx";
import { ErrorState } from "@livery/ui/ErrorState/ErrorState.tsx";
import { useState } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import * as page from "../parts/page.css.ts";
import { usePageTitle } from "../parts/usePageTitle.ts";

export interface PageFailureProps {
  /** Fetches again what did not arrive; rejects when it fails again. */
  readonly retry: () => Promise<void>;
  /** The page can be drawn again. */
  readonly onRetried: () => void;
}

/** What stands for a page whose code or texts did not arrive. It can be tried again in place. */
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
      if (await answers()) location.reload();
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
 * Whether the site itself can be had. If so and a file of it cannot, the site was updated meanwhile: the old page's files
 * are gone, and only a fresh page knows the new ones. Otherwise a reload would lose even this page.
 */
async function answers(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    return (await fetch("/", { method: "HEAD", cache: "no-store" })).ok;
  } catch {
    return false;
  }
}
