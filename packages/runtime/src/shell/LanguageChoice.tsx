import { useTranslation } from "react-i18next";
import { useLanguage } from "../state/language.ts";
import { Choice } from "./Choice.tsx";

/** The languages side by side, for the side menu (SM-024). */
export function LanguageChoice() {
  const { t } = useTranslation();
  const { language, offered, busy, choose } = useLanguage();
  if (offered.length < 2) return null;
  return (
    <Choice
      label={t("language.label")}
      options={offered.map(({ code, label }) => ({ id: code, label, lang: code }))}
      selected={language}
      busy={busy}
      onSelect={(code) => void choose(code)}
    />
  );
}
