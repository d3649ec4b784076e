import { useTranslation } from "../../i18n/useTranslation.ts";

/** The names of a button that copies, before and after a press, for `CopyLine`, `CopyField` and `CopyButton`. */
export function useCopyTexts() {
  const { t } = useTranslation("records");
  return { copyLabel: t("copy"), copiedLabel: t("copied"), failedLabel: t("notCopied") };
}
