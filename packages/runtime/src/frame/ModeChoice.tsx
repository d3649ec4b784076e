import { SegmentedControl } from "@livery/ui/SegmentedControl/SegmentedControl.tsx";
import { useTranslation } from "../i18n/useTranslation.ts";
import { modes, useMode } from "../site/mode.ts";

/** Light or dark. */
export function ModeChoice() {
  const { t } = useTranslation();
  const { mode, choose } = useMode();
  return (
    <SegmentedControl
      label={t("mode.label")}
      options={modes.map((id) => ({ value: id, label: t(`mode.${id}`), icon: id }))}
      value={mode}
      onValue={choose}
    />
  );
}
