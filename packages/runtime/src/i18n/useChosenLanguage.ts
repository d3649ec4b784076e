import { useSyncExternalStore } from "react";
import { useTexts } from "./TextsContext.ts";

/** The code of the language that was chosen; what asks for it is drawn again when it changes. */
export function useChosenLanguage(): string {
  const { i18n, subscribe } = useTexts();
  return useSyncExternalStore(subscribe, () => i18n.language);
}
