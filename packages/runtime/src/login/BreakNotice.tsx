import { Button } from "@livery/ui/Button/Button.tsx";
import { Notice } from "@livery/ui/Notice/Notice.tsx";
import { useEffect, useRef } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import { useOpenSupport } from "../kit/account/useOpenSupport.ts";
import { HelpLines, useHelpLines } from "../kit/support/HelpLines.tsx";
import { useLanguage } from "../site/language.ts";

/** Why the member cannot log in now, until when, and who helps (CO-024). `until` is ISO 8601. */
export function BreakNotice({ until }: { readonly until: string }) {
  const { t } = useTranslation("auth");
  const { language } = useLanguage();
  const openSupport = useOpenSupport();
  const hasHelp = useHelpLines().length > 0;
  const place = useRef<HTMLDivElement>(null);
  // A rejected login shows it above the button that was pressed.
  useEffect(() => {
    place.current?.scrollIntoView({ block: "nearest" });
  }, [until]);
  const time = new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "short" }).format(Date.parse(until));
  const support = (
    <Button size="sm" variant="soft" icon="support" onClick={openSupport}>
      {t("account.support")}
    </Button>
  );
  return (
    <div ref={place} role="alert">
      <Notice title={t("break.title", { time })} action={hasHelp ? undefined : support}>
        {t("break.text")}
        <HelpLines />
      </Notice>
    </div>
  );
}
