import { useSyncExternalStore } from "react";
import { useTexts } from "./TextsContext.ts";

/** The code of the language that was chosen; what asks for it is drawn again when it changes. */
export function useChosenLanguage(): string {
  const { i18n, subscribe } = useTexts();
  const chosen = () => i18n.language;
  // A second time for drawing without a browser, which tests do.
  return useSyncExternalStore(subscribe, chosen, chosen);
}
