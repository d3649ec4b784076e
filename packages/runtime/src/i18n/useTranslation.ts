import type { TextFileId } from "@livery/product/textFiles.ts";
import type { TFunction } from "i18next";
import { useMemo } from "react";
import { useTexts } from "./TextsContext.ts";
import { useChosenLanguage } from "./useChosenLanguage.ts";

/**
 * Speaks with the texts of a file, which are here by now: `Texts` fetches them, and whatever shows them waits. So this is
 * all that i18next needs between itself and React.
 */
export function useTranslation<File extends TextFileId = "core">(file?: File): { readonly t: TFunction<File> } {
  const { i18n } = useTexts();
  const language = useChosenLanguage();
  const t = useMemo(() => i18n.getFixedT(language, file ?? "core"), [i18n, language, file]);
  return { t: t as TFunction<File> };
}
