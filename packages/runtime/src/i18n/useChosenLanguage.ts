import { useSyncExternalStore } from "react";
import { useTexts } from "./TextsContext.ts";

/** The code of the chosen language. The component renders again when it changes. */
export function useChosenLanguage(): string {
  const { i18n, subscribe } = useTexts();
  const chosen = () => i18n.language;
  // The last argument is for rendering without a browser, as tests do.
  return useSyncExternalStore(subscribe, chosen, chosen);
}
