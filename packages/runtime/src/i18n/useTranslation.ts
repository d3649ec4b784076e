import type { TFunction } from "i18next";
import { useMemo } from "react";
import type { TextResources } from "./textResources.gen.ts";
import { useTexts } from "./TextsContext.ts";
import { useChosenLanguage } from "./useChosenLanguage.ts";

/**
 * Translates with a text file that is already loaded: `Texts` loads the files, and pages wait for them. So
 * react-i18next is not needed.
 */
export function useTranslation<File extends keyof TextResources = "core">(
  file?: File,
): { readonly t: TFunction<File> } {
  const { i18n } = useTexts();
  const language = useChosenLanguage();
  const t = useMemo(() => i18n.getFixedT(language, file ?? "core"), [i18n, language, file]);
  return { t: t as TFunction<File> };
}
