import { useTranslation } from "../i18n/useTranslation.ts";
import { useLanguage } from "../state/language.ts";
import { Choice } from "./Choice.tsx";
import { ChoiceList } from "./ChoiceList.tsx";

/** As many languages stand side by side in the side menu. */
const FEW = 3;

/** The languages for the side menu (SM-024): a few side by side, more of them in a list (BR-023). */
export function LanguageChoice() {
  const { t } = useTranslation();
  const { language, offered, busy, choose } = useLanguage();
  if (offered.length < 2) return null;
  const Options = offered.length > FEW ? ChoiceList : Choice;
  return (
    <Options
      label={t("language.label")}
      options={offered.map(({ code, label }) => ({ id: code, label, lang: code }))}
      selected={language}
      busy={busy}
      onSelect={(code) => void choose(code)}
    />
  );
}
