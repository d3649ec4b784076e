import { useState } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { lazyCode } from "../../loading/lazyCode.ts";
import { useLazyModule } from "../../kit/useLazyModule.ts";
import * as css from "./FooterRest.css.ts";

/** The topics of the help centre at the end of every page (FT-003). They are fetched when a visitor opens them. */
export function FooterHelp() {
  const { t } = useTranslation("menu");
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={css.help} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={css.helpTitle}>{t("footer.help")}</summary>
      {isOpen && <Topics />}
    </details>
  );
}

const topicsCode = lazyCode(async () => (await import("./FooterTopics.tsx")).FooterTopics);

function Topics() {
  const { t } = useTranslation();
  const { code: FooterTopics, failed } = useLazyModule(topicsCode, undefined, { asked: true });
  if (FooterTopics) return <FooterTopics />;
  return <p aria-busy={!failed}>{failed ? t("dialog.failed") : t("dialog.loading")}</p>;
}
