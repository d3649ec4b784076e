import { Button } from "@livery/ui/Button/Button.tsx";
import { Countdown } from "@livery/ui/Countdown/Countdown.tsx";
import { Notice } from "@livery/ui/Notice/Notice.tsx";
import { platformNow } from "../../platformClock.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useOpenSupport } from "../../account/useOpenSupport.ts";

interface PasswordLockProps {
  /** In ms since 1970. */
  readonly until: number;
  readonly onEnd: () => void;
}

/** In place of a form after too many wrong passwords. */
export function PasswordLock({ until, onEnd }: PasswordLockProps) {
  const { t } = useTranslation("forms");
  const { t: auth } = useTranslation("auth");
  const openSupport = useOpenSupport();
  return (
    <div role="alert">
      <Notice
        tone="warning"
        title={t("locked.title")}
        action={
          <Button size="sm" variant="ghost" icon="support" onClick={openSupport}>
            {auth("account.support")}
          </Button>
        }
      >
        {t("locked.text")}{" "}
        <Countdown label={t("locked.left")} dayUnit={t("locked.day")} until={until} now={platformNow} onEnd={onEnd} />
      </Notice>
    </div>
  );
}
