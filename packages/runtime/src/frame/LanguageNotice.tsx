import { Toast } from "@livery/ui/Toast/Toast.tsx";
import { useLocation } from "react-router-dom";
import { useTranslation } from "../i18n/useTranslation.ts";
import { useForgetLanguageFailure, useLanguage } from "../site/language.ts";

/** Shows a message when the language could not be changed. Dismissing it or opening another page removes it. */
export function LanguageNotice() {
  const { t } = useTranslation();
  const { failed, dismiss } = useLanguage();
  const { key } = useLocation();
  useForgetLanguageFailure(key);
  return (
    <Toast tone="error" dismissLabel={t("notice.close")} onDismiss={dismiss}>
      {failed && t("language.failed")}
    </Toast>
  );
}
