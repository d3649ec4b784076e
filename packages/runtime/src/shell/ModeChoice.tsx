import { useTranslation } from "../i18n/useTranslation.ts";
import { modes, useMode } from "../state/mode.ts";
import { Choice } from "./Choice.tsx";

/** Light or dark. */
export function ModeChoice() {
  const { t } = useTranslation();
  const { mode, choose } = useMode();
  return (
    <Choice
      label={t("mode.label")}
      options={modes.map((id) => ({ id, label: t(`mode.${id}`), icon: id }))}
      selected={mode}
      onSelect={choose}
    />
  );
}
