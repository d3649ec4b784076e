import { Button } from "@livery/ui/Button/Button.tsx";
import { StatusPage } from "@livery/ui/StatusPage/StatusPage.tsx";
import { useState } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import { usePageTitle } from "../kit/page/usePageTitle.ts";
import { ClosedHead } from "./ClosedHead.tsx";

export interface PlatformFailureProps {
  /** Asks the platform again. */
  readonly retry: () => Promise<unknown>;
}

/** Shown if the platform does not respond at the start (SY-018). */
export function PlatformFailure({ retry }: PlatformFailureProps) {
  const { t } = useTranslation();
  const [trying, setTrying] = useState(false);
  usePageTitle(t("platform.title"));
  const tryAgain = async () => {
    setTrying(true);
    await retry();
    setTrying(false);
  };
  return (
    <StatusPage
      head={<ClosedHead />}
      icon="offline"
      title={t("platform.title")}
      text={t("platform.lead")}
      aloud
      note={t("blocked.recheck")}
      action={
        <Button icon="refresh" loading={trying} onClick={() => void tryAgain()}>
          {t("failure.retry")}
        </Button>
      }
    />
  );
}
