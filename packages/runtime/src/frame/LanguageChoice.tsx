import { Icon } from "@livery/ui/Icon/Icon.tsx";
import { SegmentedControl } from "@livery/ui/SegmentedControl/SegmentedControl.tsx";
import { useId } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import { type LanguageChoice as Choice, useLanguage } from "../site/language.ts";
import * as css from "./LanguageChoice.css.ts";

/** How many languages fit side by side in the side menu. */
const FEW = 3;

/** The language choice of the side menu (SM-024): a few languages side by side, more in a list (BR-023). */
export function LanguageChoice() {
  const { t } = useTranslation();
  const choice = useLanguage();
  const { language, offered, busy, choose } = choice;
  if (offered.length < 2) return null;
  if (offered.length > FEW) return <LanguageList {...choice} />;
  return (
    <SegmentedControl
      label={t("language.label")}
      options={offered.map(({ code, label }) => ({ value: code, label, lang: code }))}
      value={language}
      busy={busy}
      onValue={(code) => void choose(code)}
    />
  );
}

/** A native select: phones show their own picker, and its keyboard control works everywhere. */
function LanguageList({ language, offered, busy, choose }: Choice) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div aria-busy={busy || undefined}>
      <label className={css.label} htmlFor={id}>
        {t("language.label")}
      </label>
      <div className={css.well}>
        <select
          id={id}
          className={css.list}
          value={language}
          onChange={(event) => {
            const chosen = offered.find(({ code }) => code === event.currentTarget.value);
            if (chosen) void choose(chosen.code);
          }}
        >
          {offered.map(({ code, label }) => (
            <option key={code} value={code} lang={code}>
              {label}
            </option>
          ))}
        </select>
        <span className={css.caret}>
          <Icon name="caretDown" />
        </span>
      </div>
    </div>
  );
}
