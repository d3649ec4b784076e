import { Menu } from "@livery/ui/Menu/Menu.tsx";
import { useTranslation } from "../i18n/useTranslation.ts";
import { useLanguage } from "../site/language.ts";

/** The languages that the site offers; a choice takes effect at once (HD-062, HD-063). One language needs no menu. */
export function LanguageMenu() {
  const { t } = useTranslation();
  const { language, offered, busy, choose } = useLanguage();
  if (offered.length < 2) return null;
  return (
    <Menu
      label={t("language.label")}
      text={(language.split("-")[0] ?? language).toUpperCase()}
      icon="language"
      items={offered.map(({ code, label }) => ({ id: code, label, lang: code }))}
      selected={language}
      busy={busy}
      onSelect={(code) => void choose(code)}
    />
  );
}
